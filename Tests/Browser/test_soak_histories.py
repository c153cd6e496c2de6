"""Drawn histories of a page, structure and values: what the browser shows by patches is what a page shows that is
painted anew, node by node, and so are the values and ticks of its fields.

Somebody also changes fields of it, which is not taken. ARCO_SEED repeats a run, and ARCO_SOAK=1 makes it long.
"""

import os
import random
import unittest

from support import PATIENCE, BrowserCase, Frame

SOAK = os.environ.get("ARCO_SOAK") == "1"
SEED = int(os.environ.get("ARCO_SEED", "0")) or random.randrange(1 << 30)
HISTORIES = 60 if SOAK else 10
STEPS = 200
#: How many a click makes.
STRIDE = 10

COMPARE = r"""
    const container = document.querySelector('[data-arco3]');

    // What a browser shows of a field is compared by itself: its attributes only say how it began.
    const live = (root) => [...root.querySelectorAll('input,textarea,select,option')].map(
        (it) => [it.localName, it.type, it.value, it.checked, it.selected, it.selectedIndex].join(' '));

    // A copy without comments, but for those that stand for an empty text.
    const plain = (root) => {
        const copy = document.createElement('div');
        copy.append(...root.cloneNode(true).childNodes);
        const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
        const comments = [];
        while (walker.nextNode()) comments.push(walker.currentNode);
        for (const it of comments) it.replaceWith(...(it.data === 'e' ? [new Text()] : []));
        for (const it of copy.querySelectorAll('input,option')) {
            for (const name of ['value', 'checked', 'selected']) it.removeAttribute(name);
        }
        for (const it of copy.querySelectorAll('textarea')) it.textContent = '';
        return copy;
    };

    const told = (node) => !node ? 'nothing' : node.nodeType === 3 ? JSON.stringify(node.data) : node.cloneNode().outerHTML;

    // The first node that differs, in document order.
    const difference = (shown, fresh, way = 'the page') => {
        if (!shown || !fresh || !shown.cloneNode().isEqualNode(fresh.cloneNode())) {
            return `${way} is ${told(shown)}, not ${told(fresh)}`;
        }
        for (let at = 0; ; at++) {
            const [one, other] = [shown.childNodes[at], fresh.childNodes[at]];
            if (!one && !other) return `${way} differs`;
            if (!one?.isEqualNode(other || null)) return difference(one, other, `${way} > ${at}`);
        }
    };

    const compare = async (address) => {
        const answer = await fetch(address);
        const parsed = new DOMParser().parseFromString(`<div>${await answer.text()}</div>`, 'text/html');
        const fresh = parsed.body.firstChild;
        const [one, other] = [plain(container), plain(fresh)];
        if (!one.isEqualNode(other)) return difference(one, other);
        const [held, begun] = [live(container), live(fresh)];
        const at = held.findIndex((it, index) => it !== begun[index]);
        return at < 0 ? null : `field ${at} shows ${JSON.stringify(held[at])}, not ${JSON.stringify(begun[at])}`;
    };
"""

GO_ON = r"""
    const change = (field, draw) => {
        if (['checkbox', 'radio'].includes(field.type)) return field.click();
        if (field.localName === 'select') field.selectedIndex = draw % field.options.length;
        else field.value = 'typed ' + draw;
        field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    };
    const fields = container.querySelectorAll('input,textarea,select');
    for (const draw of edits) if (fields.length) change(fields[draw % fields.length], draw);
    container.querySelector('button').click();
    const steps = () => Number(container.querySelector('output').textContent);
    const end = performance.now() + PATIENCE;
    while (steps() < wanted) {
        if (performance.now() > end) return `only ${steps()} steps came`;
        await new Promise((next) => setTimeout(next));
    }
""".replace("PATIENCE", str(PATIENCE))


def builds_anew(frame):
    """Whether the first operation of a patch is a rebuild: behind its number, what was applied, and a length."""
    at = 1
    for _ in range(3):
        while frame.data[at] > 127:
            at += 1
        at += 1
    return frame.data[at] == 8


class HistoriesTests(BrowserCase):
    options = ("--events", "10000")

    def begin(self, seed, steps=0):
        page = self.open(f"/histories?at={seed}.{steps}")
        page.on("console", lambda said: self.complaints.append(said.text))
        return page

    def compare(self, page, seed, steps):
        return page.evaluate(
            f"async (address) => {{ {COMPARE} return compare(address) }}", f"/histories/fresh?at={seed}.{steps}")

    def go_on(self, page, seed, steps, edits):
        """Changes fields, goes on until so many steps are made, and tells what differs."""
        return page.evaluate(
            f"async ([edits, wanted, address]) => {{ {COMPARE} {GO_ON} return compare(address) }}",
            [edits, steps, f"/histories/fresh?at={seed}.{steps}"])

    def test_however_patches_go_on_they_show_what_a_fresh_page_shows(self):
        patches = edited = 0
        for seed in range(SEED, SEED + HISTORIES):
            draw = random.Random(seed)
            first = draw.randrange(STEPS)
            page = self.begin(seed, first)
            self.assertIsNone(self.compare(page, seed, first), f"seed {seed}, step {first}")
            for step in range(first + STRIDE, first + STEPS + 1, STRIDE):
                edits = [draw.randrange(1 << 20) for _ in range(draw.randrange(4))]
                edited += len(edits)
                found = self.go_on(page, seed, step, edits)
                self.assertIsNone(found, f"seed {seed}, step {step}: {found}")
            wire = self.wire(page)
            self.assertEqual(wire.modes, [Frame.CARRY_ON])
            heard = [frame for frame in wire.heard if frame.kind == Frame.PATCH]
            self.assertFalse(any(map(builds_anew, heard)), f"seed {seed}: built anew")
            patches += len(heard)
            page.close()
        print(f"histories: {HISTORIES * STEPS} steps, {patches} patches, {edited} fields changed, seed {SEED}")
        self.assertGreaterEqual(patches, HISTORIES * STEPS)

    def test_what_differs_is_told(self):
        page = self.begin(SEED)
        self.assertIsNone(self.compare(page, SEED, 0))
        page.evaluate("document.querySelector('[data-arco3] h1').lang = 'ja'")
        self.assertEqual(
            self.compare(page, SEED, 0), 'the page > 0 > 0 is <h1 lang="ja"></h1>, not <h1></h1>')
        page.evaluate("document.querySelector('[data-arco3] h1').removeAttribute('lang')")
        self.assertIsNone(self.compare(page, SEED, 0))
        page.evaluate("document.querySelector('[data-arco3] output').firstChild.data = '1'")
        self.assertEqual(self.compare(page, SEED, 0), 'the page > 0 > 2 > 0 is "1", not "0"')


if __name__ == "__main__":
    unittest.main()
