"""Many games at once: simulation, tournaments and their reports."""
