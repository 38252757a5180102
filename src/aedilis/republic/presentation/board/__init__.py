"""The Republic of Rome as a page draws it."""
