"""Texts that do not survive every way to and from a browser, drawn by a seed."""

import random

#: What parsers, fields and encoders change, drop or look at.
PIECES = [
    "\ufeff", "\0", "\r", "\n", "\r\n", "\n\r", "\t", "\f", "\v", " ", "\u00a0", "\u2028", "\u2029",
    "\u0301", "e\u0301", "\u00e9", "\u202e", "\u2066", "\u200d", "\u200b", "\u00ad",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467", "\U0001f1e8\U0001f1ed", "\U00010000", "\U0010ffff",
    "\ufffd", "\ufffe", "\uffff", "\ufdd0", "\u0001", "\u0008", "\u001b", "\u007f", "\u0080", "\u0085",
    "\u009f", "\ud7ff", "\ue000", "\u1e9e", "\ufb01", "\uac00", "\u1100\u1161",
    "</script>", "</textarea>", "</title>", "<!--", "-->", "<!--e-->", "]]>", "<![CDATA[", "<b>", "&",
    "&amp;", "&#13;", "&#0;", "&lt", "&notit;", "\"", "'", "`", "=", "\\", "${x}", "%00", "\\u0000",
    "javascript:", "a", "Z", "0", "42", "-1.5e3", "#AbCdEf", "2026-11-22", "12:30", "2026-W07", "on", "undefined",
]


def text(draw):
    """A short text of hostile pieces; now and then a long one."""
    count = draw.choice((0, 1, 1, 2, 3, 5, 8))
    made = "".join(draw.choice(PIECES) for _ in range(count))
    return made * 400 if draw.random() < 0.003 else made


def texts(seed, count):
    draw = random.Random(seed)
    return [text(draw) for _ in range(count)]


def codes(texts):
    """How a page for tests is told texts: by the numbers of their scalars."""
    return ",".join(".".join(f"{ord(scalar):x}" for scalar in text) for text in texts)
