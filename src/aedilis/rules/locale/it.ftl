# What stands before the lines that `aedilis rules` prints of a paragraph.

rules-ruling = Decisione
rules-editions = Edizioni
rules-assumed = Si gioca allo stesso modo
rules-options = Opzione
rules-code = Codice
rules-tests = Prove
rules-reason = Non applicabile
