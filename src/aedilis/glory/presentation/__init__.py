"""Glory to Rome in words and signs, for terminal and page."""
