"""`arco-web --serve`: a package of a user's own, served while it is written.

Only with ARCO_SOAK=1, as it builds Arco for a package of its own.
"""

import os
import socket
import subprocess
import tempfile
import unittest
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import expect

from local import LocalCase
from support import ROOT, SCRATCH

if os.environ.get("ARCO_SOAK") != "1":
    raise unittest.SkipTest("a long test, which runs only with ARCO_SOAK=1")

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "greeter",
  dependencies: [.package(name: "arco", path: "%s")],
  targets: [
    .executableTarget(
      name: "Greeter",
      dependencies: ["ArcoBrowser", "ArcoCore", "ArcoHTML", "ArcoWeb"].map {
        .product(name: $0, package: "arco")
      })
  ],
  swiftLanguageModes: [.v6]
)
"""
PROGRAM = """\
import ArcoBrowser
import ArcoCore
import ArcoHTML
import ArcoWeb

func page() -> Component<Void, Int, Int, HTML> {
  Component(Dispatcher<Void, Int, Int>.reduce { $0 += $1 }) { count, send in
    main {
      h1("%s")
      button("\\(count)", .onClick { send(1) })
    }
  }
}

Browser.run(Program(page(), state: 0))
"""


class ServedSite:
    """A package in a folder of its own, and the command that serves it."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        root = Path(self.folder.name) / "greeter"
        self.program = root / "Sources" / "Greeter" / "main.swift"
        self.program.parent.mkdir(parents=True)
        (root / "Package.swift").write_text(MANIFEST % ROOT)
        self.program.write_text(PROGRAM % "Good morning")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            ["swift", "package", "--package-path", root, "--scratch-path", SCRATCH / "browser" / "serve",
             "--allow-writing-to-package-directory", "arco-web", "--base", "/", "--serve", str(self.port)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.wait_until_made()

    def wait_until_made(self):
        """Waits for the command to say that it is done, and returns what it said before."""
        said = []
        for line in self.process.stdout:
            if "Serving the site" in line:
                return "".join(said)
            said.append(line)
        raise AssertionError("".join(said))

    def stop(self):
        self.process.terminate()
        self.process.wait(15)
        self.process.stdout.close()
        self.folder.cleanup()


class ServeTests(LocalCase):
    @classmethod
    def make_demo(cls):
        return ServedSite()

    def status(self, path):
        try:
            return urllib.request.urlopen(self.demo.address + path).status
        except urllib.error.HTTPError as error:
            return error.code

    def test_what_is_missing_is_named_with_how_to_get_it(self):
        [command] = (SCRATCH / "browser" / "serve").glob("*/debug/arco-web-tool")
        asked = subprocess.run(
            [command, "--product", "Greeter"], env={**os.environ, "WASI_LIBC": "/nowhere/libc.a"},
            capture_output=True, text=True)
        self.assertEqual(asked.returncode, 1)
        self.assertIn("wasi-libc is missing", asked.stderr)
        self.assertIn("/nowhere/libc.a", asked.stderr)
        self.assertIn("apt-get install wasi-libc", asked.stderr)

    def test_the_c_library_of_the_latest_sdk_is_used_where_one_is_installed(self):
        [command] = (SCRATCH / "browser" / "serve").glob("*/debug/arco-web-tool")
        with tempfile.TemporaryDirectory() as home:
            for name in ("swift-6.9-RELEASE_wasm", "swift-6.10-RELEASE_wasm", "swift-6.8-RELEASE_android"):
                sdk = Path(home) / ".swiftpm/swift-sdks" / f"{name}.artifactbundle" / name
                library = sdk / "wasm32-unknown-wasip1/WASI.sdk/lib/wasm32-wasip1/libc.a"
                library.parent.mkdir(parents=True)
                library.touch()
            # The package is not there, so no module is made: what it would be made with is written before.
            environment = {name: value for name, value in os.environ.items() if name != "WASI_LIBC"}
            asked = subprocess.run(
                [command, "--product", "Greeter", "--arco", ROOT, "--package", f"{home}/nowhere", "--scratch", home],
                env={**environment, "HOME": home}, capture_output=True, text=True)
            toolset = (Path(home) / "toolset.json").read_text().replace("\\/", "/")
        self.assertEqual(asked.returncode, 1)
        self.assertIn("swift-6.10-RELEASE_wasm/wasm32-unknown-wasip1/WASI.sdk/lib/wasm32-wasip1/libc.a", toolset)
        self.assertNotIn("/usr/lib/wasm32-wasi/libc.a", toolset)

    def test_a_toolchain_that_knows_no_web_assembly_is_named(self):
        [command] = (SCRATCH / "browser" / "serve").glob("*/debug/arco-web-tool")
        with tempfile.TemporaryDirectory() as folder:
            swift = Path(folder) / "swift"
            swift.write_text("#!/bin/sh\necho '{\"paths\": {\"runtimeResourcePath\": \"/nowhere\"}}'\n")
            swift.chmod(0o755)
            asked = subprocess.run(
                [command, "--product", "Greeter"], env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"},
                capture_output=True, text=True)
        self.assertEqual(asked.returncode, 1)
        self.assertIn("this Swift cannot build for WebAssembly", asked.stderr)
        self.assertIn("https://www.swift.org/install", asked.stderr)

    def test_what_is_written_is_shown_and_a_mistake_leaves_the_site_as_it_was(self):
        page = self.open("/")
        expect(page.get_by_role("heading", name="Good morning")).to_be_visible()
        page.get_by_role("button", name="0").click()
        expect(page.get_by_role("button", name="1")).to_be_visible()
        self.demo.program.write_text(PROGRAM % "Good evening")
        self.demo.wait_until_made()
        page.reload()
        expect(page.get_by_role("heading", name="Good evening")).to_be_visible()
        self.demo.program.write_text(PROGRAM % "Good" + "\nthis is a mistake\n")
        self.assertIn("error", self.demo.wait_until_made())
        page.reload()
        expect(page.get_by_role("heading", name="Good evening")).to_be_visible()
        page.goto(self.demo.address + "/some/address")
        expect(page.get_by_role("heading", name="Good evening")).to_be_visible()
        self.assertEqual(self.status("/nothing.png"), 404)
        self.assertEqual(self.status("/%2e%2e/Package.swift"), 404)


if __name__ == "__main__":
    unittest.main()
