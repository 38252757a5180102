"""A table in the terminal: a full screen for the eye, plain lines for screen readers and pipes."""
