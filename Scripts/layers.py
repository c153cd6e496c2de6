"""The tiers and dependencies of Arco's modules, as data; and functions that read the manifest and build targets.

As a command, `layers.py portable` and `layers.py libraries` print module names in build order, one a line.
`layers.py arguments MODULE` prints the compiler's arguments for a module, its upcoming features and sources, one a line.
"""

import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

STANDARD = {"Swift", "_Concurrency", "Synchronization"}
SYSTEM = STANDARD | {
    "Foundation", "FoundationEssentials", "Dispatch", "Darwin", "Glibc", "Musl", "Android", "os",
}

# The tier of each module, and the modules of Arco that it imports. The check fails for a module or import that is not in
# this table, because each of them is a decision about layers. It also fails for an import in this table that the manifest
# does not have.
#   P  portable: the standard library only      S  system libraries, no third party
#   T  third party, behind a trait           C  C, because Swift imports some headers slowly
TIERS = {
    "CArco": ("C", []),
    "CArcoWorkers": ("C", []),
    "ArcoOptics": ("P", []),
    "ArcoTypeChanging": ("P", ["ArcoOptics"]),
    "ArcoComonads": ("P", ["ArcoOptics"]),
    "ArcoCore": ("P", ["ArcoOptics", "CArco"]),
    "ArcoTables": ("P", ["ArcoOptics", "ArcoCore"]),
    "ArcoReplay": ("P", ["ArcoOptics", "ArcoCore", "ArcoCoding"]),
    "ArcoWorld": ("P", ["ArcoCore", "ArcoCoding"]),
    "ArcoArchitectures": ("P", ["ArcoOptics", "ArcoComonads", "ArcoCore"]),
    "ArcoCoding": ("P", ["ArcoOptics", "ArcoCore"]),
    "ArcoRoutes": ("P", ["ArcoOptics"]),
    "ArcoForms": ("P", ["ArcoOptics", "ArcoCore", "ArcoCoding"]),
    "ArcoStatus": ("P", ["ArcoOptics", "ArcoCore", "ArcoCoding"]),
    "ArcoHTML": ("P", ["CArco"]),
    "ArcoWeb": ("P", ["ArcoOptics", "ArcoRoutes", "ArcoCore", "ArcoHTML"]),
    "ArcoBrowser": ("P", ["ArcoCore", "ArcoHTML", "ArcoWeb", "CArco"]),
    "arco-web": ("S", []),
    "ArcoWebPlugin": ("S", ["arco-web"]),
    "ArcoControls": ("P", ["ArcoCore", "ArcoForms", "ArcoStatus", "ArcoHTML", "ArcoWeb"]),
    "ArcoSwiftUI": ("S", ["ArcoOptics", "ArcoComonads", "ArcoCore", "ArcoArchitectures"]),
    "ArcoStore": ("S", ["ArcoCore"]),
    "ArcoSQLite": ("T", ["ArcoStore"]),
    "ArcoTesting": ("S", ["ArcoOptics", "ArcoCore", "ArcoWorld", "ArcoStore"]),
    "ArcoLaws": (
        "S", ["ArcoOptics", "ArcoComonads", "ArcoCore", "ArcoRoutes", "ArcoForms", "ArcoStore", "ArcoTesting"]),
    "ArcoWebTesting": ("S", ["ArcoRoutes", "ArcoCore", "ArcoHTML", "ArcoWeb"]),
    "ArcoExplorer": ("S", ["ArcoCore", "ArcoHTML", "ArcoWeb", "ArcoTesting", "ArcoLaws", "ArcoWebTesting"]),
    "arco-explore": ("S", ["ArcoExplorer"]),
    "ArcoExplorerPlugin": ("S", ["arco-explore"]),
    "Arco": ("S", ["ArcoOptics", "ArcoCore"]),
    "ArcoMacros": ("T", ["ArcoOptics", "ArcoForms", "ArcoMacrosPlugin"]),
    "ArcoMacrosPlugin": ("T", []),
    "ArcoServer": (
        "T", ["ArcoRoutes", "ArcoCore", "ArcoWorld", "ArcoHTML", "ArcoWeb", "ArcoStore", "CArcoWorkers"]),
    "ArcoPages": (
        "T", ["ArcoOptics", "ArcoCore", "ArcoRoutes", "ArcoHTML", "ArcoWeb", "ArcoServer", "ArcoMacros"]),
    "ArcoAccounts": ("T", ["ArcoRoutes", "ArcoCore", "ArcoWorld", "ArcoHTML", "ArcoServer"]),
}
# Umbrella modules, which export other modules.
UMBRELLAS = {"Arco", "ArcoPages"}
# Modules with views, which no feature of Examples may import.
VIEWS = {
    "ArcoBrowser", "ArcoSwiftUI", "ArcoServer", "ArcoHTML", "ArcoWeb",
    "ArcoControls", "ArcoWebTesting", "SwiftUI", "UIKit", "AppKit",
}
# Imports that a module may have beyond its tier. One file makes effects from publishers if a module of publishers can be
# imported; without one the file is empty.
EXTRA_SYSTEM = {
    "ArcoCore": {"Combine", "OpenCombine"},
    "ArcoSwiftUI": {"SwiftUI", "Observation"},
    "ArcoWebPlugin": {"PackagePlugin"},
    "ArcoExplorerPlugin": {"PackagePlugin"},
}


def below(*modules):
    """The modules and their direct and indirect Swift dependencies in this package, without plug-ins."""
    found = set(modules)
    for module in modules:
        found |= below(*TIERS[module][1])
    return {module for module in found if TIERS[module][0] != "C" and not module.endswith("Plugin")}


def manifest(root=ROOT):
    """The package description that SwiftPM itself reads."""
    done = subprocess.run(
        ["swift", "package", "--package-path", str(root), "dump-package"],
        check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


class Target:
    """A target of the dumped manifest, with its dependencies sorted by kind."""

    def __init__(self, raw, root):
        self.name, self.kind = raw["name"], raw["type"]
        folder = "Tests" if self.kind == "test" else "Plugins" if self.kind == "plugin" else "Sources"
        self.path = root / (raw.get("path") or f"{folder}/{self.name}")
        # The compiler's arguments for the upcoming features.
        self.flags = [
            word for setting in raw["settings"] if "enableUpcomingFeature" in setting["kind"]
            for word in ("-enable-upcoming-feature", setting["kind"]["enableUpcomingFeature"]["_0"])]
        self.modules, self.products = [], []
        for dependency in raw["dependencies"]:
            (kind, value), = dependency.items()
            if kind == "product":
                self.products.append(value[0])
            else:  # "target" and "byName"
                self.modules.append(value[0])

    def sources(self):
        return sorted(self.path.rglob("*.swift"))


def targets(root=ROOT):
    """The targets of the manifest in build order: a target comes after those it depends on."""
    found = {raw["name"]: Target(raw, root) for raw in manifest(root)["targets"]}
    order = []

    def visit(target):
        for name in target.modules:
            if name in found:
                visit(found[name])
        if target not in order:
            order.append(target)

    for target in found.values():
        visit(target)
    return order


# The traits and scratch path of `make test`, so that its build products are used.
SCRATCH = pathlib.Path(os.environ.get("SCRATCH", ROOT / ".build"))
BUILD = [ROOT / "Scripts" / "swift", "build", "--package-path", ROOT, "--traits", "SQLite,Pages",
         "--scratch-path", SCRATCH]
# The folder of modules and a plug-in that are built already; if it is not set, they are built.
PRODUCTS = pathlib.Path(os.environ.get("PRODUCTS", SCRATCH / "debug"))
# The compiler's arguments for the plug-in that expands `@Optics`.
PLUGIN = ["-load-plugin-executable", f"{PRODUCTS}/ArcoMacrosPlugin-tool#ArcoMacrosPlugin"]


def build(target=None):
    """Builds a target, or all modules; returns the folder of what was built.

    With IS_BUILT=1 it is built already, as `make test` does.
    """
    if os.environ.get("IS_BUILT") != "1":
        # The product of the tests contains all modules but one, and `make test` builds it. Building all targets would
        # build Arco a second time, for its plug-ins.
        chosen = [["--target", target]] if target else [["--product", "arcoPackageTests"], ["--target", "ArcoBrowser"]]
        for each in chosen:
            subprocess.run([*BUILD, *each], check=True, stdout=sys.stderr)
    return pathlib.Path(subprocess.run(
        [*BUILD, "--show-bin-path"], check=True, capture_output=True,
        text=True).stdout.strip())


def build_plugin(*modules):
    """Builds the plug-in that expands `@Optics`, and some modules."""
    if "PRODUCTS" not in os.environ:
        for target in ("ArcoMacros", *modules):
            build(target)


def search_flags(built):
    """How a compiler finds the modules that were built, in Swift and in C."""
    maps = [*SCRATCH.glob("checkouts/*/Sources/*/include/module.modulemap"),
            *ROOT.glob("Sources/*/include/module.modulemap")]
    made = [file for file in built.glob("*.build/module.modulemap")
            if not file.parent.name.endswith("-tool.build")]
    return ["-I", built / "Modules", *(f"-I{file.parent}" for file in maps),
            *(word for file in made for word in ("-Xcc", f"-fmodule-map-file={file}"))]


def main(question, *names):
    for target in targets():
        tier = TIERS.get(target.name, ("", []))[0]
        if question == "portable" and tier == "P":
            print(target.name)
        if question == "libraries" and target.kind == "regular" and tier != "C":
            print(target.name)
        if question == "arguments" and target.name in names:
            print(*target.flags, *target.sources(), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
