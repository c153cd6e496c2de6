"""The plug-in that expands `@Optics`, for checks that call the compiler themselves."""

import os
import pathlib

import built

# Where the modules and the plug-in are that were built before; they are built when it is not said.
PRODUCTS = pathlib.Path(os.environ.get("PRODUCTS", built.SCRATCH / "debug"))
# What the compiler is told to find it.
PLUGIN = ["-load-plugin-executable", f"{PRODUCTS}/ArcoMacrosPlugin-tool#ArcoMacrosPlugin"]


def build(*modules):
    """Builds it and some modules, with the flags of the Makefile, so that nothing is built twice."""
    if "PRODUCTS" not in os.environ:
        for target in ("ArcoMacros", *modules):
            built.build(target)
