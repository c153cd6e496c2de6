"""Runs the files of tests beside it, two for each processor at a time; says of each how long it took. Arguments are the
folder of sites without a server, and a command that makes those which are not made yet. It runs meanwhile: files that
open sites, `test_local…`, begin before all others as soon as those they need are made.

What a file prints is shown when it is through, and only if it failed.
"""

import contextlib
import io
import multiprocessing
import os
import subprocess
import sys
import time
import unittest
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
SITES, MAKE = Path(sys.argv[1]), sys.argv[2:]
AT_A_TIME = 2 * (os.cpu_count() or 1)

#: Those that take longest begin first, so that none of them is left over at the end.
LONG = ["test_accessibility", "test_local_moving", "test_docs", "test_local", "test_pages", "test_sevenguis", "test_back"]

#: Those that are left out where the long tests are not asked for. Any other file that leaves something out has failed.
LONG_ONLY = {"test_soak_development", "test_soak_docs", "test_soak_local", "test_soak_serve"}

#: The sites that a file opens. One that is not named here needs all.
NEEDED = {
    "test_local": ["trial", "both"],
    "test_local_accessibility": ["coffee", "todos", "editor"],
    "test_local_coffee": ["coffee"],
    "test_local_editor": ["editor"],
    "test_local_modules": ["trial", "coffee"],
    "test_local_moving": ["tour", "anywhere/tour"],
    "test_local_pages": ["editor"],
    "test_local_restart": ["trial", "both"],
    "test_local_script": ["tour"],
    "test_local_texts": ["anywhere/tour"],
    "test_local_todos": ["todos"],
}


def opens_sites(name):
    return name.startswith(("test_local", "test_soak_local"))


def is_ready(name, sites):
    if not opens_sites(name) or sites.done():
        return True
    return name in NEEDED and all((SITES / f"{site}.made").exists() for site in NEEDED[name])


def run(name):
    """Runs a file in this process; returns how many tests passed and failed, and what it printed."""
    start = time.monotonic()
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        # Found as all are, so that a file of long tests may say that it is left out.
        tests = unittest.TestLoader().discover(str(HERE), f"{name}.py")
        result = unittest.TextTestRunner(said).run(tests)
    passed, bad, left_out = counts(name, result)
    said_left_out = f", {left_out} left out" if left_out else ""
    print(f"{name}: {passed} passed, {bad} failed{said_left_out}, {time.monotonic() - start:.0f} s", flush=True)
    if bad:
        print(said.getvalue(), flush=True)
    return passed, bad


def counts(name, result):
    """How many tests of a file passed, failed and were left out; the whole file may be one that is left out."""
    left_out = len(result.skipped)
    bad = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    passed = max(0, result.testsRun - bad - left_out)
    # A file that ran nothing has failed, too.
    if name not in LONG_ONLY or os.environ.get("ARCO_SOAK") == "1":
        bad = bad or left_out or int(not passed)
    return passed, bad, left_out


def make_sites():
    start = time.monotonic()
    subprocess.run(MAKE, check=True)
    print(f"the sites without a server: {time.monotonic() - start:.0f} s", flush=True)


def main():
    names = [path.stem for path in HERE.glob("test_*.py")]
    names.sort(key=lambda name: (not opens_sites(name), name not in LONG, name))
    running, ended = [], []
    # At low priority: the build of the sites is what others wait for. A process runs one file after another, and keeps
    # its browser.
    workers = ProcessPoolExecutor(
        AT_A_TIME, multiprocessing.get_context("spawn"), initializer=os.nice, initargs=(15,))
    with ThreadPoolExecutor(1) as builder, workers:
        sites = builder.submit(make_sites)
        while names or running:
            if sites.done():
                # Fails where they could not be made.
                sites.result()
            ready = [name for name in names if is_ready(name, sites)]
            for name in ready[:AT_A_TIME - len(running)]:
                names.remove(name)
                running.append(workers.submit(run, name))
            time.sleep(0.2)
            ended += [each for each in running if each.done()]
            running = [each for each in running if not each.done()]
    passed, failed = (sum(counts) for counts in zip(*(each.result() for each in ended)))
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
