"""What many phases of The Republic of Rome share: persons, money, armies, wars, laws, chances."""
