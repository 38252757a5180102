# Consignes permanentes.

republic-ask-order = Pour quel moment donnez-vous une consigne ?
    .topic = consigne permanente
republic-ask-order-be = La partie doit-elle alors vous attendre (ask), pouvez-vous intervenir sans qu'elle vous attende (open) ou vous laisse-t-on tranquille (never) ?
    .topic = consigne permanente
