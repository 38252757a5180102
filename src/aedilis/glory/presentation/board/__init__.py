"""Glory to Rome as a page draws it."""
