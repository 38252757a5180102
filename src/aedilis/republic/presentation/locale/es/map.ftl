# El mapa contado en líneas, en español.

republic-table-map = El mapa
republic-table-map-rome = Roma, { $army }
republic-table-map-province = Provincia de Roma, { $developed ->
    [0] Subdesarrollada
   *[other] Desarrollada
}, { $state ->
    [vacant] sin Gobernador
   *[governed] con { $person } ({ $name }) de Gobernador
}{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-map-war = { $war } ({ $status })
republic-table-map-sent = { $war }, Roma ha enviado { $army }
republic-table-map-foreign = Aún no son de Roma: { $items }
