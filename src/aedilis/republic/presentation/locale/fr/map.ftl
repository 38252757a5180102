# La carte racontée en lignes, en français.

republic-table-map = La carte
republic-table-map-rome = Rome, { $army }
republic-table-map-province = province de Rome, { $developed ->
    [0] non développée
   *[other] développée
}, { $state ->
    [vacant] sans gouverneur
   *[governed] sous { $person } ({ $name })
}{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-map-war = { $war } ({ $status })
republic-table-map-sent = { $war }, Rome y a envoyé { $army }
republic-table-map-foreign = Pas encore à Rome : { $items }
