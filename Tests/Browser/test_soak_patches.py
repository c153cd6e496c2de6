"""Drawn histories of patches: what the page shows is what a model of it shows.

ARCO_SOAK=1 makes them many.
"""

import os
import random
import unittest

from patches import *
from scripted import ScriptedCase

SEEDS = range(20, 40 if os.environ.get("ARCO_SOAK") == "1" else 22)
STEPS = 1_000
NAMES = ["p", "b", "ul", "li", "form", "table", "textarea", "svg"]
ATTRIBUTES = ["class", "title", "lang", "name"]
TEXTS = ["", "a", "bc", "\U0001f469\u200d\U0001f467", "\ufeffd", "&<>", "\u00e9"]


class Node:
    """An element, or a text, of the model."""

    def __init__(self, name, value):
        self.name, self.value = name, value
        self.attributes, self.children, self.parent = {}, [], None
        self.number = None

    def walk(self):
        yield self
        if self.name != "textarea":
            for child in self.children:
                yield from child.walk()

    def shown(self):
        if self.name is None:
            return self.value
        name = "svg:svg" if self.name == "svg" else self.name
        if self.name == "textarea":
            return [name, self.attributes, *([self.value] if self.value else [])]
        return [name, self.attributes, *(child.shown() for child in self.children)]


class Model:
    def __init__(self, draw):
        self.draw = draw
        self.patches = Patches()
        self.begin()

    def begin(self):
        self.root = Node("main", None)
        self.root.number = 0
        self.nodes = {0: self.root}
        self.next = 1
        self.templates = []

    # Pieces, drawn: (name or None, [(attribute, text)], text, pieces below), or a place (PLACE,),
    # or an instance (INSTANCE, template, values, places).

    def attributes(self, optional):
        names = self.draw.sample(ATTRIBUTES, self.draw.choice((0, 0, 1, 2)))
        return {it: self.draw.choice(TEXTS + [None] * optional) for it in names}

    def piece(self, depth, in_template):
        kinds = ["text", "element", "element"] + (["place"] if in_template else ["instance"] * 4)
        kind = self.draw.choice(kinds if depth else ["text"])
        if kind == "instance" and self.templates:
            which = self.draw.randrange(len(self.templates))
            values, places = self.templates[which][1:]
            own = {
                it: self.draw.choice(TEXTS + [None] * is_attribute)
                for it, is_attribute in enumerate(values) if self.draw.random() < 0.4
            }
            return (INSTANCE, which, own, [self.pieces(depth - 1, False) for _ in range(places)])
        if kind == "place":
            return (PLACE,)
        if kind == "text":
            return (TEXT, self.draw.choice(TEXTS))
        name = self.draw.choice(NAMES)
        below = [(TEXT, self.draw.choice(TEXTS[1:]))] if name == "textarea" else self.pieces(depth - 1, in_template)
        return (ELEMENT, name, self.attributes(in_template), below)

    def pieces(self, depth, in_template):
        return [self.piece(depth, in_template) for _ in range(self.draw.choice((0, 1, 1, 2, 3)))]

    def writer(self, piece):
        kind = piece[0]
        if kind == PLACE:
            return place
        if kind == TEXT:
            return text(piece[1])
        if kind == INSTANCE:
            return instance(piece[1], piece[2], *([self.writer(it) for it in places] for places in piece[3]))
        make = svg if piece[1] == "svg" else element
        return make(piece[1], piece[2], *map(self.writer, piece[3]))

    def build(self, pieces, value=None, places=None):
        """The nodes of pieces: those of a template are given the next value, and what is in its places."""
        made = []
        for piece in pieces:
            kind = piece[0]
            if kind == PLACE:
                made += self.build(next(places))
            elif kind == INSTANCE:
                count = iter(range(1 << 30))
                own = lambda first, own=piece[2], count=count: own.get(next(count), first)
                made += self.build(self.templates[piece[1]][0], own, iter(piece[3]))
            elif kind == TEXT:
                made.append(Node(None, value(piece[1]) if value else piece[1]))
            else:
                node = Node(piece[1], None)
                said = {it: value(first) if value else first for it, first in piece[2].items()}
                node.attributes = {it: text for it, text in said.items() if text is not None}
                below = self.build(piece[3], value, places)
                if node.name == "textarea":
                    node.value = below[0].value
                else:
                    node.children = below
                    for child in below:
                        child.parent = node
                made.append(node)
        return made

    # Steps

    def one(self, condition=lambda node: True):
        found = [it for it in self.nodes.values() if condition(it)]
        return self.draw.choice(found) if found else None

    def parent(self):
        return self.one(lambda it: it.name is not None and it.name != "textarea")

    def insert(self):
        parent = self.parent()
        index = self.draw.randint(0, len(parent.children))
        before = parent.children[index].number if index < len(parent.children) else 0
        pieces = self.pieces(3, False)
        self.patches.insert(parent.number, before, *map(self.writer, pieces))
        made = self.build(pieces)
        parent.children[index:index] = made
        for node in made:
            node.parent = parent
            for it in node.walk():
                it.number = self.next
                self.nodes[self.next] = it
                self.next += 1

    def remove(self):
        node = self.one(lambda it: it.parent)
        if node is None:
            return
        siblings = node.parent.children
        index = siblings.index(node)
        count = self.draw.randint(1, len(siblings) - index)
        self.patches.add(REMOVE, node.number, count)
        for gone in siblings[index:index + count]:
            for it in gone.walk():
                del self.nodes[it.number]
        del siblings[index:index + count]

    def move(self):
        node = self.one(lambda it: it.parent)
        if node is None or len(node.parent.children) < 2:
            return
        siblings = node.parent.children
        siblings.remove(node)
        index = self.draw.randint(0, len(siblings))
        before = siblings[index].number if index < len(siblings) else 0
        self.patches.add(MOVE, node.parent.number, before, node.number)
        siblings.insert(index, node)

    def say(self):
        node = self.one(lambda it: it.parent and (it.name is None or it.name == "textarea"))
        if node:
            node.value = self.draw.choice(TEXTS)
            self.patches.add(SET_TEXT, node.number, node.value)

    def attribute(self):
        node = self.one(lambda it: it.parent and it.name)
        if not node:
            return
        name, value = self.draw.choice(ATTRIBUTES), self.draw.choice(TEXTS + [None] * 3)
        node.attributes.pop(name, None)
        if value is None:
            self.patches.add(REMOVE_ATTRIBUTE, node.number, (name,))
        else:
            node.attributes[name] = value
            self.patches.add(SET_ATTRIBUTE, node.number, (name,), value)

    def define(self):
        pieces = self.pieces(3, True)
        values, places = [], 0

        def look(pieces):
            nonlocal places
            for piece in pieces:
                if piece[0] == PLACE:
                    places += 1
                elif piece[0] == TEXT:
                    values.append(False)
                else:
                    values.extend(True for _ in piece[2])
                    look(piece[3])

        look(pieces)
        self.patches.define(*map(self.writer, pieces))
        self.templates.append((pieces, values, places))

    def rebuild(self):
        self.patches.rebuild()
        self.begin()

    def step(self):
        if len(self.nodes) > 400:
            return self.rebuild()
        steps = [self.insert] * 4 + [self.remove] * 3 + [self.move, self.say, self.attribute, self.define]
        self.draw.choice(steps)()


class HistoriesTests(ScriptedCase):
    def test_what_a_page_shows_by_patches_is_what_its_model_shows(self):
        self.paint()
        for seed in SEEDS:
            model = Model(random.Random(seed))
            # The page is the same for all of them, and counts on.
            model.patches.number = self.patches.number
            self.patches = model.patches
            self.patches.rebuild()
            for step in range(0, STEPS, 10):
                for _ in range(10):
                    model.step()
                if self.patches.operations:
                    self.apply()
                    self.assertEqual(self.shown(), model.root.shown()[2:], f"seed {seed}, step {step}")
        self.assertEqual(self.warnings, [])


if __name__ == "__main__":
    unittest.main()
