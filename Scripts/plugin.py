"""The plug-in that expands `@Optics`, for checks that call the compiler themselves."""

import os
import pathlib
import subprocess
import sys

from layers import ROOT

SCRATCH = pathlib.Path(os.environ.get("SCRATCH", ROOT / ".build"))
# Where the modules and the plug-in are that were built before; they are built when it is not said.
PRODUCTS = pathlib.Path(os.environ.get("PRODUCTS", SCRATCH / "debug"))
# What the compiler is told to find it.
PLUGIN = ["-load-plugin-executable", f"{PRODUCTS}/ArcoMacrosPlugin-tool#ArcoMacrosPlugin"]


def build(*modules):
    """Builds it and some modules, with the flags of the Makefile, so that nothing is built twice."""
    if "PRODUCTS" in os.environ:
        return
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    flags = ["--package-path", ROOT, "--traits", "Server,Macros", "--scratch-path", SCRATCH]
    for target in ("ArcoMacros", *modules):
        done = subprocess.run(
            ["swift", "build", *flags, "--target", target], env=environment, capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
