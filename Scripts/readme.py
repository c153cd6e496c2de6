"""The files that a README shows: a name in backquotes on a line of its own, then the text."""

import re

FILE = re.compile(r"^`([\w./]+)`\n\n```swift\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FIRST = "Sources/Coffee/main.swift"
PAGE = "Sources/Coffee/Coffee.swift"
APP = "Sources/Coffee/App.swift"
SCREEN = "Sources/Coffee/CoffeeScreen.swift"


def files(document):
    """Each file's text by its name."""
    return dict(FILE.findall(document.read_text()))


def feature(document):
    """The part of the page's file that has no view: state, inputs, dispatchers."""
    return files(document)[PAGE].split("\nfunc ")[0].replace(
        "import ArcoPages\n", "import Arco\nimport ArcoMacros\n")
