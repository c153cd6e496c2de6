"""Coffee in a page that no server of Arco's is behind."""

import unittest

import test_coffee
from local import LocalCase


class LocalCoffeeTests(LocalCase, test_coffee.CoffeeTests):
    """What holds for coffee from a server holds for coffee without one."""

    def test_it_works_with_its_server_stopped(self):
        self.context.set_offline(True)
        self.press("One gram more: Coffee Beans Weight", 2)
        self.expect_words("Coffee Beans Weight: 17.0g")


if __name__ == "__main__":
    unittest.main()
