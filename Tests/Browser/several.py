"""Runs the files of tests beside it, two for each processor at a time, each in a process of its own; says of
each how long it took. Arguments are the folder of sites without a server, and a command that makes those which are
not made yet. It runs meanwhile: files that open sites, `test_local…`, begin before all others as soon as those they need
are made.

What a file prints is shown when it is through, and only if it failed or printed more than its tests' dots.
"""

import os
import re
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

HERE = Path(__file__).resolve().parent
SITES, MAKE = Path(sys.argv[1]), sys.argv[2:]

#: Those that take longest begin first, so that none of them is left over at the end.
LONG = ["test_accessibility", "test_local_moving", "test_docs", "test_local", "test_pages", "test_sevenguis", "test_back"]

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
    "test_local_texts": ["texts"],
    "test_local_todos": ["todos"],
}


def opens_sites(name):
    return name.startswith(("test_local", "test_soak_local"))


class Files:
    """The files that are yet to begin, for several threads to take from."""

    def __init__(self, sites):
        names = [path.stem for path in HERE.glob("test_*.py")]
        # What opens a site begins once that is made; others fill the time until then.
        self.names = sorted(names, key=lambda name: (not opens_sites(name), name not in LONG, name))
        self.sites = sites
        self.lock = threading.Lock()

    def is_ready(self, name):
        if not opens_sites(name) or self.sites.done():
            return True
        return name in NEEDED and all((SITES / f"{site}.made").exists() for site in NEEDED[name])

    def take(self):
        """The first that can begin; waits until one can."""
        while True:
            with self.lock:
                ready = next(filter(self.is_ready, self.names), None)
                if ready:
                    self.names.remove(ready)
                    return ready
            time.sleep(0.5)


def run(files, sites):
    name = files.take()
    if opens_sites(name) and sites.done():
        # Fails where they could not be made.
        sites.result()
    start = time.monotonic()
    # Found as all are, so that a file of long tests may say that it is left out.
    done = subprocess.run(
        # At low priority: the build of the sites is what others wait for.
        ["nice", "-n", "15", sys.executable, "-m", "unittest", "discover", "-p", f"{name}.py"],
        cwd=HERE, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return name, done.returncode, done.stdout, time.monotonic() - start


def make_sites():
    start = time.monotonic()
    subprocess.run(MAKE, check=True)
    print(f"the sites without a server: {time.monotonic() - start:.0f} s", flush=True)


def main():
    passed, failed = 0, 0
    with ThreadPoolExecutor(1) as builder, ThreadPoolExecutor(2 * (os.cpu_count() or 1)) as pool:
        sites = builder.submit(make_sites)
        files = Files(sites)
        for running in as_completed([pool.submit(run, files, sites) for _ in files.names]):
            name, code, output, seconds = running.result()
            ran = re.search(r"^Ran (\d+) test", output, re.MULTILINE)
            bad = sum(int(count) for count in re.findall(r"(?:failures|errors)=(\d+)", output))
            # A file that could not be loaded or ran nothing has failed, too.
            if code and not bad or not ran:
                bad = 1
            passed += max(0, int(ran[1]) - bad) if ran else 0
            failed += bad
            print(f"{name}: {ran[1] if ran else 0} tests, {bad} failed, {seconds:.0f} s", flush=True)
            if bad:
                print(output, flush=True)
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
