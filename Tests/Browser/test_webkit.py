"""What a person does on each page, in WebKit."""

import unittest

import engines
import scenarios


class WebKitTests(scenarios.KeptScenarios):
    engine = engines.WebKit


if __name__ == "__main__":
    unittest.main()
