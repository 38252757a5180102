"""The parts of a turn around the roles: leading and following, thinking, cleaning up."""
