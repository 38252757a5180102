"""The table of Glory to Rome as plain data, and the codes and words of choices."""
