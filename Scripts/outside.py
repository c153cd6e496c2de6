"""Packages outside the tree that depend on Arco like a user's package, by URL and branch.

They share a scratch path that is kept, so that Hummingbird and swift-syntax are built
only once.
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
STARTER = ROOT / "Examples" / "Starter"
PLACE_HOLDER = "https://example.com/arco"
SCRATCH = pathlib.Path(os.environ.get("SCRATCH", ROOT / ".build")) / "outside"
# SwiftPM keeps traits in a set, and another order would build the package again.
ENVIRONMENT = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}


def address():
    """The URL at which Arco is had: of a repository of the checkout as it stands, committed or not, in one commit.

    The same sources are the same repository at the same URL, so what was built of them is not built again; what a
    consumer does not compile may be older there.
    """
    published = SCRATCH / "published"
    new = published / "new"
    shutil.rmtree(new, ignore_errors=True)
    subprocess.run(["git", "init", "-q", new], check=True)
    who = {f"GIT_{role}_{key}": value for role in ("AUTHOR", "COMMITTER") for key, value in (
        ("NAME", "arco"), ("EMAIL", "arco@example.invalid"), ("DATE", "2026-01-01T00:00:00Z"))}
    environment = os.environ | who | {"GIT_DIR": str(new / ".git"), "GIT_WORK_TREE": str(ROOT)}

    def git(*words, given=None):
        return subprocess.run(
            ["git", *words], check=True, cwd=ROOT, env=environment, input=given, stdout=subprocess.PIPE,
            text=True).stdout.strip()

    git("add", "--all", ".")
    git("update-ref", "refs/heads/main", git("commit-tree", "-m", "Arco", git("write-tree")))
    git("symbolic-ref", "HEAD", "refs/heads/main")
    sources = git("ls-files", "--stage", "--", "Package.swift", "Plugins", "Sources", ":!*.docc/*")
    place = published / git("hash-object", "--stdin", given=sources)
    if place.exists():
        shutil.rmtree(new)
    else:
        for former in published.iterdir():
            if former != new:
                shutil.rmtree(former)
        place.mkdir()
        new.rename(place / "arco")
    return f"file://{place}/arco"


def flags(work):
    """Further arguments of SwiftPM."""
    options = subprocess.run(
        [ROOT / "Scripts" / "swift", "options"], check=True, capture_output=True, text=True).stdout.split()
    return [*options, "--scratch-path", str(SCRATCH), "--security-path", str(work / "security")]


def fill_in(folder):
    """Does what README and the starter's ask for: says where Arco is, in one place."""
    manifest = folder / "Package.swift"
    text = manifest.read_text()
    if text.count(PLACE_HOLDER) != 1:
        sys.exit(f"{manifest}: {PLACE_HOLDER} has to stand in one place")
    manifest.write_text(text.replace(PLACE_HOLDER, address()))


def copy_starter(folder):
    """Copies the starter, without build products."""
    shutil.copytree(STARTER, folder, ignore=shutil.ignore_patterns(".build", ".swiftpm"))


def tests_pass(folder, work):
    """Whether `make test` of a package succeeds. What it says is shown."""
    words = " ".join(flags(work))
    command = ["make", "--no-print-directory", "test", f"FLAGS={words}"]
    return subprocess.run(command, cwd=folder, env=ENVIRONMENT).returncode == 0


def page(folder, work):
    """What the page says that `make run` of a package serves; nothing if it serves none."""
    words = " ".join(flags(work))
    command = ["make", "--no-print-directory", "run", "PORT=0", f"FLAGS={words}"]
    # Its own process group, so that the children of make can be ended too.
    server = subprocess.Popen(
        command, cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True,
        start_new_session=True)
    try:
        for line in server.stdout:
            if found := re.search(r"http://\S+", line):
                with urllib.request.urlopen(found[0], timeout=30) as answer:
                    return answer.read().decode()
        return ""
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(timeout=60)
