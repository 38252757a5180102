"""Measurements of speed, run on the plain and on the compiled build by `make bench`."""
