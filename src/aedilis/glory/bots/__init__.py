"""The greedy bot for Glory to Rome: it weighs what each choice gains, and looks no further."""
