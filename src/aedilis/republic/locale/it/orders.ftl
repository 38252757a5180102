# Istruzioni permanenti.

republic-ask-order = Per quale momento dai un'istruzione?
    .topic = istruzione permanente
republic-ask-order-be = Allora la partita deve aspettarti (ask), puoi intervenire senza che ti si aspetti (open), o non ti si chiede nulla (never)?
    .topic = istruzione permanente
