"""The command `aedilis admin`: what the keeper of a server does with what it has kept."""
