"""Packages with one file, and what they take to build: for the scripts that measure that."""

import pathlib
import resource
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def package(folder, name, source, products=(), traits=()):
    """Writes a package with one file, which depends on products of ours."""
    (folder / "Sources" / name).mkdir(parents=True)
    (folder / "Sources" / name / f"{name}.swift").write_text(source)
    enabled = ", ".join(f'"{trait}"' for trait in traits)
    dependency = f'.package(name: "arco", path: "{ROOT}", traits: [{enabled}])' if products else ""
    named = ", ".join(f'.product(name: "{product}", package: "arco")' for product in products)
    (folder / "Package.swift").write_text(f"""\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "{name.lower()}",
  platforms: [.macOS(.v14)],
  dependencies: [{dependency}],
  targets: [.target(name: "{name}", dependencies: [{named}])],
  swiftLanguageModes: [.v6]
)
""")
    return folder


def clean_build(folder):
    """Seconds of processor time of a clean debug build, with all that it starts.

    By the clock the same two packages compare otherwise from machine to machine.
    """
    shutil.rmtree(folder / ".build", ignore_errors=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["swift", "build", "--package-path", folder], check=True, stdout=sys.stderr)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def least(runs, *folders):
    """The least processor time of clean builds of each package, in seconds.

    Interleaved, so that a slow moment of the machine meets all; the first of each fills the caches
    of the toolchain and does not count.
    """
    times = [[clean_build(folder) for folder in folders] for _ in range(runs + 1)][1:]
    return [min(column) for column in zip(*times)]
