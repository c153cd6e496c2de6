"""How the tests beside this are counted: none that did not run has passed."""

import contextlib
import io
import os
import subprocess
import unittest
from unittest import mock

import several


class CountTests(unittest.TestCase):
    def counts(self, *tests, name="test_any"):
        result = unittest.TestResult()
        unittest.TestSuite(map(unittest.FunctionTestCase, tests)).run(result)
        return several.counts(name, result)

    def leave_out(self):
        raise unittest.SkipTest("not today")

    def passes(self):
        pass

    def fails(self):
        raise AssertionError

    def test_what_passes_and_fails_is_counted(self):
        self.assertEqual(self.counts(self.passes, self.fails, self.passes), (2, 1, 0))

    def test_what_ran_nothing_has_failed(self):
        self.assertEqual(self.counts(), (0, 1, 0))

    def test_what_is_left_out_has_not_passed_and_only_long_tests_may_be(self):
        self.assertEqual(self.counts(self.passes, self.leave_out), (1, 1, 1))
        self.assertEqual(self.counts(self.leave_out), (0, 1, 1))
        self.assertEqual(self.counts(self.leave_out, name="test_soak_serve"), (0, 0, 1))
        self.assertEqual(self.counts(self.fails, name="test_soak_serve"), (0, 1, 0))

    def test_the_files_that_are_named_are_there(self):
        there = {path.stem for path in several.HERE.glob("test_*.py")}
        self.assertEqual((several.LONG_ONLY | several.EXAMPLES | set(several.LONG)) - there, set())


class SecondTryTests(unittest.TestCase):
    PASSES, FAILS = "test_any.Tests.test_passes", "test_any.Tests.test_fails"

    def unsteady(self, *failing, failed=None, tries="1"):
        def run(command, **_):
            return subprocess.CompletedProcess(command, int(command[-1] == self.FAILS))

        with mock.patch.dict(os.environ, SECOND_TRY=tries), mock.patch("subprocess.run", run), contextlib.redirect_stdout(io.StringIO()):
            return several.unsteady(list(failing), len(failing) if failed is None else failed)

    def test_only_a_test_that_passes_alone_is_unsteady(self):
        self.assertEqual(self.unsteady(self.PASSES, self.FAILS), [self.PASSES])

    def test_many_failures_and_failures_of_no_test_stay(self):
        self.assertEqual(self.unsteady(self.PASSES, self.PASSES, self.PASSES), [])
        self.assertEqual(self.unsteady(self.PASSES, failed=2), [])

    def test_nobody_but_ci_gets_a_second_try(self):
        self.assertEqual(self.unsteady(self.PASSES, tries=""), [])


class UseTests(unittest.TestCase):
    def test_a_page_that_nobody_used_is_named(self):
        routes = ["/", "/coffee", "/coffee/{size}", "/shop", "/shop/**", "/style.css", "/docs/{file}"]
        self.assertEqual(several.unused(routes, {"/", "/coffee/large", "/shop/cart/3"}), ["/coffee", "/shop"])
        self.assertEqual(several.unused(routes, {"/coffee", "/coffee/a/b", "/shop"}), ["/", "/coffee/{size}", "/shop/**"])
        self.assertEqual(several.unused(routes, {"/", "/coffee/", "/coffee/small/", "/shop", "/shop/1"}), [])


if __name__ == "__main__":
    unittest.main()
