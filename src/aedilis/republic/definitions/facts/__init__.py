"""What the data files of The Republic of Rome may say, field by field."""
