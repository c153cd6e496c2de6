"""Packages with one file, and what they take to build: for the scripts that measure that."""

import pathlib
import resource
import shutil
import subprocess
import sys
import time

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
    """Seconds of a clean debug build with all that it starts: of processors, and by the clock.

    By the clock the same two packages compare otherwise from machine to machine.
    """
    shutil.rmtree(folder / ".build", ignore_errors=True)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(["swift", "build", "--package-path", folder], check=True, stdout=sys.stderr)
    after, end = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, end - start


def least(runs, *folders):
    """The least times of clean builds of each package: of processors, and by the clock.

    Interleaved, so that a slow moment of the machine meets all; the first of each fills the caches
    of the toolchain and does not count.
    """
    times = [[clean_build(folder) for folder in folders] for _ in range(runs + 1)][1:]
    return [tuple(map(min, zip(*column))) for column in zip(*times)]
