"""Where the texts of The Republic of Rome lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LOCALE = ROOT / "src" / "aedilis" / "republic" / "presentation" / "locale"
