"""Runs the test files of this folder, two at a time for each processor, and prints the time of each. With `examples` it runs
the files that use the examples, and fails if none of them uses some example; with `others` it runs the rest.

The output of a file is printed at its end, and only if it failed. With SECOND_TRY=1, which `.ci/run` sets, one or two tests
that failed run once more when all others have ended. A test that passes then is reported as unsteady.
"""

import contextlib
import io
import multiprocessing
import os
import re
import subprocess
import sys
import time
import unittest
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import support

HERE = Path(__file__).resolve().parent
AT_A_TIME = 2 * (os.cpu_count() or 1)

#: The files that `make test` runs.
EXAMPLES = {f"test_{name}" for name in (
    "coffee", "editor", "gallery", "login", "order", "reader", "sevenguis", "shop", "signup", "todomvc", "todos",
    "local_coffee", "local_editor", "local_pages", "local_todos")}

#: The slowest files, which start first, so that none of them runs alone at the end.
LONG = ["test_webkit", "test_firefox", "test_chromium", "test_local_moving", "test_accessibility", "test_pages",
        "test_local", "test_back", "test_local_restart", "test_local_todos", "test_shop", "test_gallery", "test_sevenguis"]

#: The files of engines that the variable ENGINES does not name, which are skipped. By default this includes Firefox, which
#: loses connections on a busy machine for an unknown reason.
ENGINES = {"chromium", "firefox", "webkit"}
LEFT_OUT = {f"test_{name}" for name in ENGINES - set(os.environ.get("ENGINES", "chromium webkit").split())}

#: The files that are skipped without ARCO_SOAK=1. Any other file that skips a test has failed.
LONG_ONLY = {"test_soak_development", "test_soak_docs", "test_soak_local", "test_soak_serve"}

#: How many tests that failed get a second try. A larger number of failures is no accident.
UNSTEADY = 2


def run(name):
    """Runs a file in this process; returns how many tests passed and failed, which addresses of the demo they used, and the names
    of the tests that failed.
    """
    start = time.monotonic()
    said = io.StringIO()
    support.USED.clear()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        # By discovery, so that a file of long tests can skip itself.
        tests = unittest.TestLoader().discover(str(HERE), f"{name}.py")
        result = unittest.TextTestRunner(said).run(tests)
    passed, bad, left_out = counts(name, result)
    # Of a subtest, the test; of a class that did not start, the file.
    ids = {getattr(test, "test_case", test).id() for test, _ in result.failures + result.errors}
    failing = {id if id.startswith(f"{name}.") else name for id in ids}
    said_left_out = f", {left_out} skipped" if left_out else ""
    print(f"{name}: {passed} passed, {bad} failed{said_left_out}, {time.monotonic() - start:.0f} s", flush=True)
    if bad:
        print(said.getvalue(), flush=True)
    return passed, bad, set(support.USED), failing


def counts(name, result):
    """The numbers of tests of a file that passed, failed and were skipped. The file itself may be skipped."""
    left_out = len(result.skipped)
    bad = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    passed = max(0, result.testsRun - bad - left_out)
    # A file that ran nothing has failed, too.
    if name not in LONG_ONLY or os.environ.get("ARCO_SOAK") == "1":
        bad = bad or left_out or int(not passed)
    return passed, bad, left_out


def unsteady(failing, failed):
    """The tests that pass when they run a second time, alone. None gets a second try if there are too many failures, or
    failures that belong to no test.
    """
    if os.environ.get("SECOND_TRY") != "1" or failed != len(failing) or failed > UNSTEADY:
        return []
    passing = []
    for test in failing:
        print(f"{test} failed, and gets a second try:", flush=True)
        if subprocess.run([sys.executable, "-m", "unittest", test], cwd=HERE).returncode == 0:
            print(f"UNSTEADY: {test} failed beside other tests, and passed alone", flush=True)
            passing.append(test)
    return passing


def unused(routes, used):
    """The routes of pages, and not of files, as the demo prints them, that no address belongs to."""
    def pattern(route):
        parts = re.split(r"(\{\w+\}|\*\*)", route.rstrip("/"))
        return "".join(
            ".+" if part == "**" else "[^/]+" if part.startswith("{") else re.escape(part) for part in parts) + "/?"

    pages = [route for route in routes if "." not in route and not route.endswith("{file}")]
    return [route for route in pages if not any(re.fullmatch(pattern(route), path) for path in used)]


def main(group):
    names = {path.stem for path in HERE.glob("test_*.py")}
    names = {"examples": EXAMPLES, "others": names - EXAMPLES}.get(group, names)
    for name in sorted(names & LEFT_OUT):
        print(f"{name}: skipped, because ENGINES does not name this browser", flush=True)
    names -= LEFT_OUT
    first = sorted(names, key=lambda name: (LONG.index(name) if name in LONG else len(LONG), name))
    # At low priority, so that the servers of tests that run meanwhile do not starve and look hung. A process runs one
    # file after another with the same browser.
    with ProcessPoolExecutor(
            AT_A_TIME, multiprocessing.get_context("spawn"), initializer=os.nice, initargs=(15,)) as workers:
        results = [each.result() for each in as_completed([workers.submit(run, name) for name in first])]
    passed, failed = (sum(result[at] for result in results) for at in (0, 1))
    second = len(unsteady(sorted(set().union(*(result[3] for result in results))), failed))
    passed, failed = passed + second, failed - second
    print(f"{passed} passed, {failed} failed", flush=True)
    missing = []
    if group != "others":
        routes = subprocess.run([support.PROGRAM, "--routes"], check=True, capture_output=True, text=True).stdout
        missing = unused(routes.split(), set().union(*(result[2] for result in results)))
        for route in missing:
            print(f"{route}: no test of the examples opens this page; add one to EXAMPLES in Tests/Browser/several.py")
    return 1 if failed or missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or [""]))
