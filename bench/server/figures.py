"""Figures from many measurements."""

import math
from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of the values does not exceed; 0 when there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    return {
        f"p{share}_ms": round(percentile(seconds, share / 100) * 1000, 1) for share in (50, 95, 99)
    }
