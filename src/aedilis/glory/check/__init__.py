"""What must hold in every state of Glory to Rome, and what can occur in it."""
