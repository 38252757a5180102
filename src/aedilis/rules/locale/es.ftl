# What stands before the lines that `aedilis rules` prints of a paragraph.

rules-ruling = Decisión
rules-editions = Ediciones
rules-assumed = Se juega igual
rules-options = Opción
rules-code = Código
rules-tests = Pruebas
rules-reason = No aplicable
