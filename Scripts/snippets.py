"""The Swift of an article: its blocks in order, as one file that a reader would have.

A block that is not to be compiled has no language after its fence. The tutorial's blocks are files
of a package, which `check-tutorial` builds.
"""

import re

from layers import ROOT

TUTORIAL = ROOT / "Sources" / "ArcoServer" / "ArcoServer.docc" / "A-to-do-page-in-an-hour.md"
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def program(article):
    """The article's blocks, each at the lines that it has in the article; nil if it has none."""
    if article == TUTORIAL:
        return None
    text, lines = article.read_text(), []
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1))
        lines += [""] * (first - len(lines)) + block.group(1).splitlines()
    return "\n".join(lines) + "\n" if lines else None
