"""Games being played: rooms that hold them, who watches them, bots, and clocks."""
