"""The steps, each with the version that it leads to."""
