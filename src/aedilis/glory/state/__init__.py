"""The table of Glory to Rome as plain data, and the codes of choices."""
