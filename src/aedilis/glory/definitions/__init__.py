"""What lies in the box of Glory to Rome, and the editions of its rules."""
