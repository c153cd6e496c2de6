"""Many thousand clicks by a real browser, over lines that are slow and break."""

import os
import random
import unittest

from playwright.sync_api import expect

from accounting import AccountingCase

EVENTS = 100_000 if os.environ.get("ARCO_SOAK") == "1" else 1_000


class AccountingSoakTests(AccountingCase):
    def test_each_of_them_takes_effect_once(self):
        chance = random.Random(7)
        page = self.open_stepper()
        fired = 0
        while fired < EVENTS:
            self.line.delay = chance.choice([0, 0.02, 0.1, 0.3])
            fired += self.fire(page, 1_000)
            if chance.random() < 0.1:
                self.line.cut()
                self.line.mend()
            self.line.delay = 0
            self.expect_value(fired)
            expect(page.locator("html")).to_have_attribute("data-line", "up")
        self.assertEqual(self.refusals, [])


if __name__ == "__main__":
    unittest.main()
