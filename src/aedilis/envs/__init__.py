"""Environments for programs that learn, one for each game that tells itself in numbers.

`play` and what it stands on need nothing but the games. `aec` (PettingZoo) and `vector` (numpy)
need what `pip install "aedilis[envs]"` brings, `spiel` (OpenSpiel) what `"aedilis[openspiel]"`
does. Each environment has a name and a version: what its numbers mean never changes without a new
version.
"""
