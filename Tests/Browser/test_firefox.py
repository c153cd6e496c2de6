"""What a person does on each page, in Firefox."""

import unittest

import engines
import scenarios


class FirefoxTests(scenarios.Scenarios):
    engine = engines.Firefox


if __name__ == "__main__":
    unittest.main()
