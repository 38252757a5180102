# La mappa raccontata per righe, in italiano.

republic-table-map = La mappa
republic-table-map-rome = Roma, { $army }
republic-table-map-province = Provincia di Roma, { $developed ->
    [0] non sviluppata
   *[other] sviluppata
}, { $state ->
    [vacant] senza Governatore
   *[governed] sotto { $person } ({ $name })
}{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-map-war = { $war } ({ $status })
republic-table-map-sent = { $war }, Roma ha inviato { $army }
republic-table-map-foreign = Non ancora di Roma: { $items }
