"""What a person does on each page, in Chromium."""

import unittest

import engines
import scenarios


class ChromiumTests(scenarios.KeptScenarios):
    engine = engines.Chromium


if __name__ == "__main__":
    unittest.main()
