"""The Republic of Rome as numbers, for those who learn."""
