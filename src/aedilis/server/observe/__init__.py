"""What the process tells of itself and hears from its keeper: logs, numbers, health, signals."""
