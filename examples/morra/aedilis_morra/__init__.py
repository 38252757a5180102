"""Morra, the old Roman game of fingers, as a package for Aedilis."""
