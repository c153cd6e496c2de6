"""Texts that do not survive every way to and from a browser, drawn by a seed."""

import json
import random
from pathlib import Path

#: What parsers, fields, encoders and addresses change, drop or look at; suites in other languages read it too.
HOSTILE = json.loads((Path(__file__).parent / "hostile.json").read_text())
PIECES = HOSTILE["texts"]


def text(draw):
    """A short text of hostile pieces; now and then a long one."""
    count = draw.choice((0, 1, 1, 2, 3, 5, 8))
    made = "".join(draw.choice(PIECES) for _ in range(count))
    return (made * 400)[:2_000] if draw.random() < 0.003 else made


def texts(seed, count):
    draw = random.Random(seed)
    return [text(draw) for _ in range(count)]


def codes(texts):
    """How a page for tests is told texts: by the numbers of their scalars."""
    return ",".join(".".join(f"{ord(scalar):x}" for scalar in text) for text in texts)
