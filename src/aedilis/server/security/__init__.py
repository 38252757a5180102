"""What stands between the network and the handlers, and what goes out to strangers."""
