"""What must hold in every state of The Republic of Rome, and what can occur in it."""
