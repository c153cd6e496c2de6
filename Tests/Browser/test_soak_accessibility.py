"""Every page of the demo by the rules of WCAG 2.2. Only with ARCO_SOAK=1."""

import os
import unittest

import test_accessibility

if os.environ.get("ARCO_SOAK") != "1":
    raise unittest.SkipTest("of the long tests")


class EveryPageTests(test_accessibility.AccessibilityTests):
    paths = test_accessibility.ALL


# What a long test was made from is not run again.
del test_accessibility
