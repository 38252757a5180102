# The map told in lines, in English.

republic-table-map = The map
republic-table-map-rome = Rome, { $army }
republic-table-map-province = province of Rome, { $developed ->
    [0] undeveloped
   *[other] developed
}, { $state ->
    [vacant] no governor
   *[governed] under { $person } ({ $name })
}{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-map-war = { $war } ({ $status })
republic-table-map-sent = { $war }, Rome has sent { $army }
republic-table-map-foreign = Still foreign: { $items }
