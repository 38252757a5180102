"""The rules of The Republic of Rome. It knows no bot, screen or server."""
