"""Games from outside: making, joining, leaving and listing them."""
