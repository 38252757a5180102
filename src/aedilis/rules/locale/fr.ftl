# What stands before the lines that `aedilis rules` prints of a paragraph.

rules-ruling = Décision
rules-editions = Éditions
rules-assumed = Se joue de même
rules-options = Option
rules-code = Code
rules-tests = Tests
rules-reason = Sans objet
