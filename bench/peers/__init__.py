"""Our environments beside those of others."""
