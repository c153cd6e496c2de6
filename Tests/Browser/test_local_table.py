"""The folders for js-framework-benchmark: complete by the rules of its repository, and their page is used as it uses pages.

`make bench-all BENCH=jfb` uses the page of the server in the same way.
"""

import json
import re
import unittest

from local import SITES, StaticSite
from support import ROOT, browser

FOLDER = ROOT / "Benchmarks/Browser/js-framework-benchmark/frameworks/keyed"
USE = (ROOT / "Benchmarks/Browser/keyed.js").read_text()


def package(name, file="package.json"):
    return json.loads((FOLDER / name / file).read_text())


class TableTests(unittest.TestCase):
    def test_the_page_is_used_as_the_benchmark_uses_it(self):
        site = StaticSite(SITES / "table")
        self.addCleanup(site.stop)
        page = browser().new_page()
        self.addCleanup(page.close)
        page.goto(f"{site.address}/index.html")
        self.assertEqual(page.evaluate(USE), [])

    def test_each_folder_has_what_the_benchmark_looks_for(self):
        for name in ("arco", "arco-server"):
            about, lock = package(name), package(name, "package-lock.json")
            said = about["js-framework-benchmark"]
            for field in ("frameworkVersion", "frameworkHomeURL", "language"):
                self.assertTrue(said[field], field)
            self.assertIn("build-prod", about["scripts"])
            self.assertFalse({"preinstall", "install", "postinstall"} & {*about["scripts"]})
            self.assertEqual([lock["name"], lock["version"]], [about["name"], about["version"]])
            self.assertEqual(lock["packages"][""]["name"], about["name"])
            # Each dependency would need an entry in the lock.
            self.assertFalse({"dependencies", "devDependencies"} & {*about})
            self.assertTrue((FOLDER / name / "Package.swift").is_file())
            self.assertIn("README.md", {file.name for file in (FOLDER / name).iterdir()})

    def test_the_page_is_built_into_the_folder_that_the_benchmark_opens(self):
        about = package("arco")
        said = about["js-framework-benchmark"]
        self.assertEqual(said["customURL"], f"/{said['includeInBuild']}")
        self.assertIn(f"--output {said['includeInBuild']} && rm -f", about["scripts"]["build-prod-force"])
        shell = (FOLDER / "arco/Sources/Table/Web/index.html").read_text()
        self.assertIn('<link href="/css/currentStyle.css" rel="stylesheet">', shell)

    def test_the_page_of_the_server_has_the_same_table(self):
        sources = FOLDER / "arco-server/Sources/TableServer"
        for name in ("Faces", "Labels", "Table"):
            self.assertEqual((sources / f"{name}.swift").resolve(), FOLDER / f"arco/Sources/Table/{name}.swift")
        [port] = re.findall(r"\?\? (\d+)\)", (sources / "main.swift").read_text())
        self.assertIn(f"url=http://localhost:{port}/", (FOLDER / "arco-server/index.html").read_text())
        self.assertIn('"/css/currentStyle.css"', (sources / "main.swift").read_text())
