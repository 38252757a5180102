# Ordres permanents.

republic-ask-order = Pour quel moment donnes-tu un ordre ?
    .topic = ordre permanent
republic-ask-order-be = La partie doit-elle alors t'attendre (ask), peux-tu intervenir sans qu'elle t'attende (open) ou te laisse-t-on tranquille (never) ?
    .topic = ordre permanent
