# What stands before the lines that `aedilis rules` prints of a paragraph.

rules-ruling = Ruling
rules-editions = Editions
rules-assumed = Played so too
rules-options = Option
rules-code = Code
rules-tests = Tests
rules-reason = Not applicable
