"""Glory to Rome in the terminal."""
