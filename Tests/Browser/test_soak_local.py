"""The other examples in pages that no server of Arco's is behind, and what takes long there.

Only with ARCO_SOAK=1.
"""

import os
import unittest

import test_coffee
import test_local
import test_local_moving
import test_login
from local import LocalCase

if os.environ.get("ARCO_SOAK") != "1":
    raise unittest.SkipTest("a long test, which runs only with ARCO_SOAK=1")


class LocalLoginTests(LocalCase, test_login.LoginTests):
    """What holds for the log in from a server holds without one."""


class LocalCountersTests(LocalCase, test_coffee.SmallExamplesTests):
    """So does what holds for the counters."""

    test_the_stepper_steps = None
    test_quick_presses_are_all_counted = None


class LocalMemoryTests(test_local.MemoryTests):
    """In its long form: 1,000 times."""


class HostileAddressTests(test_local_moving.HostileAddressTests):
    """In its long form: every text."""

    one_in = 1


if __name__ == "__main__":
    unittest.main()
