"""The table of The Republic of Rome as plain data, and the codes of choices."""
