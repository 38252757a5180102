"""What lies in the box of The Republic of Rome, by kind; `components` beside it gathers it."""
