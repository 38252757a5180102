# Consignes permanentes.

republic-ask-order = Pour quel moment donnez-vous une consigne ?
    .topic = consigne permanente
republic-ask-order-be = La partie doit-elle alors vous attendre : toujours (ask), seulement quand elle attend tout le monde (open) ou jamais (never) ? Et une question : vous la poser (open), ou passer (pass) ?
    .topic = consigne permanente
