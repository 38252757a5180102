"""Public agreements (rule 1.04.3)."""
