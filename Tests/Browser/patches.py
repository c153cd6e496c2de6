"""Patches of docs/wire.md, written by hand."""

import pathlib
import re

OPERANDS = pathlib.Path(__file__).parents[2] / "Client/operands.js"
COMMON = re.search(r'const common = "(.*)";', OPERANDS.read_text())[1].split()

TEXT, ELEMENT, SVG, PLACE, INSTANCE = 0, 1, 2, 3, 4
SET_TEXT, SET_ATTRIBUTE, REMOVE_ATTRIBUTE, SET_LIVE, INSERT, REMOVE, MOVE, REBUILD, DEFINE = range(1, 10)
APPEND = 11


def integer(value):
    made = bytearray()
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    return bytes(made) + bytes([value])


def integer_at(data, index):
    value = shift = 0
    while data[index] > 127:
        value |= (data[index] & 127) << shift
        index, shift = index + 1, shift + 7
    return value | data[index] << shift


def units(text):
    """How long a text is where patches count."""
    return len(text.encode("utf-16-le")) // 2


def frame_text(text):
    return integer(len(text.encode())) + text.encode()


class Patches:
    """Writes the patches of one page: those that follow know the names of those before."""

    def __init__(self):
        self.number = 0
        self.begin()

    def begin(self):
        self.names = list(COMMON)
        self.operations = bytearray()
        self.texts = ""

    def add(self, *operands):
        """Adds operands: integers, names as `(name,)`, and texts."""
        for operand in operands:
            if isinstance(operand, str):
                self.operations += integer(units(operand))
                self.texts += operand
            elif isinstance(operand, tuple):
                self._name(*operand)
            else:
                self.operations += integer(operand)
        return self

    def _name(self, name):
        if name in self.names:
            self.operations += integer(self.names.index(name) + 1)
        else:
            self.names.append(name)
            self.operations += integer(0) + frame_text(name)

    def optional(self, text):
        if text is None:
            return self.add(0)
        self.operations += integer(units(text) + 1)
        self.texts += text
        return self

    def element(self, name, attributes, *pieces, kind=ELEMENT):
        """An element, whose pieces are functions that write themselves; an attribute may be None."""
        self.add(kind, (name,), len(attributes))
        for attribute, value in attributes.items():
            self.add((attribute,)).optional(value)
        return self.pieces(*pieces)

    def instance(self, template, values, *places):
        self.add(INSTANCE + 2 * template + bool(values))
        for left, (place, value) in zip(range(len(values), 0, -1), values.items()):
            self.add(2 * place + (left == 1)).optional(value)
        for pieces in places:
            self.pieces(*pieces)
        return self

    def pieces(self, *pieces):
        self.add(len(pieces))
        for piece in pieces:
            piece(self)
        return self

    def rebuild(self):
        self.names = list(COMMON)
        return self.add(REBUILD)

    def define(self, *pieces):
        return self.add(DEFINE).pieces(*pieces)

    def insert(self, parent, before, *pieces):
        return self.add(INSERT, parent, before).pieces(*pieces)

    def append(self, parent, piece):
        self.add(APPEND, parent)
        piece(self)
        return self

    def frame(self, cut=0, more=b"", applied=0):
        """What was added since the last one, as the frame of a server that has applied so many events."""
        self.number += 1
        body = integer(len(self.operations)) + bytes(self.operations) + self.texts.encode() + more
        self.operations = bytearray()
        self.texts = ""
        whole = bytes([2]) + integer(self.number) + integer(applied) + body
        return whole[:len(whole) - cut]


def reported(node, value, letter="i"):
    """What a page reports of a field's text, as far as its length is one byte."""
    return integer(node) + letter.encode() + frame_text(value) + b"\0"


def text(value):
    return lambda patch: patch.add(TEXT, value)


def element(name, attributes=None, *pieces):
    return lambda patch: patch.element(name, attributes or {}, *pieces)


def svg(name, attributes=None, *pieces):
    return lambda patch: patch.element(name, attributes or {}, *pieces, kind=SVG)


def place(patch):
    patch.add(PLACE)


def instance(template, values=None, *places):
    return lambda patch: patch.instance(template, values or {}, *places)
