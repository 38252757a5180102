# Istruzioni permanenti.

republic-ask-order = Per quale momento dai un’istruzione?
    .topic = istruzione permanente
republic-ask-order-be = Allora la partita deve aspettarti: sempre (ask), solo quando aspetta tutti (open) o mai (never)? E una domanda: ti va posta (open) o passi (pass)?
    .topic = istruzione permanente
