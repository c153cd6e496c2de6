"""What SwiftPM builds of this package, and what a compiler is told so that it finds it."""

import os
import pathlib
import subprocess
import sys

from layers import ROOT

# The traits and scratch path of `make test`, so that what it built is not built again.
SCRATCH = pathlib.Path(os.environ.get("SCRATCH", ROOT / ".build"))
BUILD = [ROOT / "Scripts" / "swift", "build", "--package-path", ROOT, "--traits", "SQLite,Pages",
         "--scratch-path", SCRATCH]


def build(target=None):
    """Builds a target, or all modules; returns the folder of what was built.

    With IS_BUILT=1 it is built already, as `make test` does.
    """
    if os.environ.get("IS_BUILT") != "1":
        # The tests have all modules but one, and `make test` builds them. To build all targets is to build Arco a
        # second time, for the programs behind its plug-ins.
        chosen = [["--target", target]] if target else [["--product", "arcoPackageTests"], ["--target", "ArcoBrowser"]]
        for each in chosen:
            subprocess.run([*BUILD, *each], check=True, stdout=sys.stderr)
    return pathlib.Path(subprocess.run(
        [*BUILD, "--show-bin-path"], check=True, capture_output=True,
        text=True).stdout.strip())


def search_flags(built):
    """How a compiler finds the modules that were built, in Swift and in C."""
    maps = [*SCRATCH.glob("checkouts/*/Sources/*/include/module.modulemap"),
            *ROOT.glob("Sources/*/include/module.modulemap")]
    made = [file for file in built.glob("*.build/module.modulemap")
            if not file.parent.name.endswith("-tool.build")]
    return ["-I", built / "Modules", *(f"-I{file.parent}" for file in maps),
            *(word for file in made for word in ("-Xcc", f"-fmodule-map-file={file}"))]
