"""The rules of Glory to Rome. It knows no bot, screen or server."""
