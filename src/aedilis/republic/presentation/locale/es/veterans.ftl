# Licenciamiento y realistamiento de Veteranos de La República de Roma, en español.

republic-veterans-disbanded = { $person } licencia { $count ->
    [one] 1 Legión Veterana: gana 1 de Influencia y 1 de Oratoria.
   *[other] { $count } Legiones Veteranas: gana { $count } de Influencia y { $count } de Oratoria.
}
republic-veterans-recalled = { $person } realista { $count ->
    [one] 1 de sus Legiones Veteranas por { $talents } T: pierde 1 de Influencia y 1 de Oratoria.
   *[other] { $count } de sus Legiones Veteranas por { $talents } T: pierde { $count } de Influencia y { $count } de Oratoria.
}

republic-do-disband = Licenciar Veteranos
republic-do-call-back = Realistar Veteranos
republic-ask-disbands = ¿Quién licencia Veteranos?
    .topic = licenciamiento
republic-ask-disband = ¿Qué Veteranos se licencian?
    .topic = licenciamiento
republic-ask-recaller = ¿Quién realista a sus Veteranos?
    .topic = realistamiento
republic-ask-call-back = ¿Cuántos de sus Veteranos realista { $person }? Cada uno cuesta { $price } T.
    .topic = realistamiento
republic-ask-call-back-own = ¿Cuántos de los { $talents } T paga { $person }? El resto lo paga el Tesoro de la Facción.
    .topic = realistamiento
republic-ask-enlist = ¿Qué Veteranos licenciados recluta el Estado? Dejan de ser Veteranos.
    .topic = reclutamiento
republic-pick-enlist = { $count ->
    [0] ningún licenciado
   *[other] reclutar licenciados: { $items }
}
republic-refused-no-victor = Ningún General tuyo ha vencido en tierra este turno y tiene Veteranos que licenciar.
republic-refused-nobody-to-call = Ningún Cónsul tuyo en Roma tiene Veteranos licenciados.
republic-refused-no-money-to-call = Ni tu Cónsul ni tu Facción tienen dinero para realistar una Legión Veterana.

republic-table-note-disbanded = ha licenciado { $count ->
    [one] 1 Legión Veterana
   *[other] { $count } Legiones Veteranas
}
