"""Many thousand drawn texts: shown, patched, typed and handed in. ARCO_SOAK=1 makes it long."""

import os
import unittest

from test_texts import TextsCase
from texts import texts

# More do not fit into an address.
SHARE = 80
ROUNDS = 50 if os.environ.get("ARCO_SOAK") == "1" else 2


class ManyTextsTests(TextsCase):
    # No person hands in texts that fast.
    options = ("--events", "100000")

    def test_drawn_texts_are_the_same_everywhere(self):
        for seed in range(1000, 1000 + ROUNDS):
            with self.subTest(seed=seed):
                self.check(texts(seed, SHARE), texts(seed + 5000, SHARE))

    def test_drawn_texts_are_heard_as_they_are(self):
        page = self.paint([""])
        for seed in range(9000, 9000 + ROUNDS):
            for name in ("Line", "Area", "Handed in"):
                with self.subTest(seed=seed, name=name):
                    self.hear(page, texts(seed, SHARE), name)


if __name__ == "__main__":
    unittest.main()
