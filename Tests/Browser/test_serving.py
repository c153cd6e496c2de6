"""`arco-web` while a program is written: a site that is made again, and a command that ends what it runs.

A stand-in for SwiftPM builds at once: its module is the text of the program. `test_soak_serve` has the real one.
"""

import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.request
from pathlib import Path

from support import PATIENCE, ROOT, SCRATCH

SWIFT = """\
#!%s
import json, pathlib, shutil, sys, time
place = pathlib.Path(%r)
if sys.argv[1] == "-print-target-info":
    print(json.dumps({"paths": {"runtimeResourcePath": str(place)}}))
    sys.exit()
program = place / "Sources" / "main.swift"
scratch = pathlib.Path(sys.argv[sys.argv.index("--scratch-path") + 1])
text = program.read_text()
if "wait" in text:
    print("waits", flush=True)
    while True:
        time.sleep(60)
if "mistake" in text:
    print("error: a mistake", flush=True)
    sys.exit(1)
(scratch / "release").mkdir(parents=True, exist_ok=True)
shutil.copy(program, scratch / "release" / "Greeter.wasm")
"""


class ServingTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        unicode = self.folder / "embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
        unicode.parent.mkdir(parents=True)
        for file in (unicode, self.folder / "libc.a"):
            file.touch()
        swift = self.folder / "bin" / "swift"
        swift.parent.mkdir()
        swift.write_text(SWIFT % (sys.executable, str(self.folder)))
        swift.chmod(0o755)
        self.program = self.folder / "Sources" / "main.swift"
        self.program.parent.mkdir()

    def begin(self, program, *options):
        """Runs the command on a program."""
        [command] = (SCRATCH / "local" / "package").glob("*/debug/arco-web-tool")
        self.program.write_text(program)
        package = ["--product", "Greeter", "--arco", ROOT, "--package", self.folder, "--scratch", self.folder / "built",
                   "--sources", self.program.parent, "--watched", self.program.parent, "--output", self.folder / "dist"]
        (self.folder / "built").mkdir()
        self.command = subprocess.Popen(
            [command, *package, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env={"PATH": str(self.folder / "bin"), "WASI_LIBC": str(self.folder / "libc.a")})
        self.addCleanup(self.end)

    def end(self):
        self.command.kill()
        self.command.communicate()

    def read_until(self, words):
        """Waits until the command says something, and returns what it said before."""
        said = []
        for line in self.command.stdout:
            if words in line:
                return "".join(said)
            said.append(line)
        raise AssertionError("".join(said))

    def serve(self, program):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.begin(program, "--serve", str(port))
        return self.read_until("Serving the site")

    def get(self, path):
        return urllib.request.urlopen(self.address + path).read().decode()

    def module(self):
        """The module that the site's page loads."""
        return self.get("/" + re.search(r"Greeter-\w+\.wasm", self.get("/"))[0])

    def test_the_site_is_made_again_when_a_source_changes(self):
        said = self.serve("good morning")
        self.assertIn("Building Greeter as a module", said)
        self.assertEqual(self.module(), "good morning")
        self.program.write_text("good evening")
        self.read_until("Serving the site")
        self.assertEqual(self.module(), "good evening")

    def test_the_style_of_the_late_words_stands_before_them_and_not_within_a_comment_or_a_style_of_the_page(self):
        index = self.program.parent / "Web" / "index.html"
        index.parent.mkdir()
        head = "<html><head><style>.arco-late { color: red }</style></head>"
        for body, pattern in (('<body><!-- <p>arco-late --><p class="arco-late">', r'--><link [^>]*>\n<p class="arco-late">'),
                              ('<body><p class="a arco-late">', r'</style><link rel="stylesheet" [^>]*>\n<link rel="preload"')):
            with self.subTest(body):
                index.write_text(head + body)
                self.serve("good morning")
                page = self.get("/")
                self.assertRegex(page, pattern)
                self.assertEqual(page.count('rel="stylesheet"'), 1)
                self.end()
                shutil.rmtree(self.folder / "built")

    def test_a_mistake_is_printed_and_the_site_stays_as_it_was(self):
        self.serve("good morning")
        self.program.write_text("a mistake")
        self.assertIn("error: a mistake", self.read_until("Serving the site"))
        self.assertEqual(self.module(), "good morning")
        self.program.write_text("mended")
        self.read_until("Serving the site")
        self.assertEqual(self.module(), "mended")

    def test_pages_of_this_computer_are_served_and_others_are_not(self):
        self.serve("good morning")
        port = self.address.split(":")[-1]

        def status(host):
            asked = urllib.request.Request(self.address + "/", headers={"Host": host})
            try:
                return urllib.request.urlopen(asked).status
            except urllib.error.HTTPError as error:
                return error.code

        for host in (f"127.0.0.1:{port}", f"localhost:{port}", "LOCALHOST", "trial.localhost"):
            self.assertEqual(status(host), 200, host)
        for host in (f"evil.example:{port}", "localhost.evil.example", "10.0.0.1"):
            self.assertEqual(status(host), 421, host)

    def expect_end(self):
        """The command ends, and so does the build: nobody holds the output any more."""
        self.command.communicate(timeout=PATIENCE / 1000)
        self.assertNotEqual(self.command.returncode, 0)

    def test_a_command_that_is_ended_ends_the_build_that_it_waits_for(self):
        self.begin("wait")
        self.read_until("waits")
        self.command.terminate()
        self.expect_end()

    def test_a_command_whose_plug_in_is_gone_ends_the_build_that_it_waits_for(self):
        self.begin("wait")
        self.read_until("waits")
        self.command.stdin.close()
        self.command.stdin = None
        self.expect_end()

    def test_a_command_that_waits_for_changes_ends_with_its_plug_in_too(self):
        self.serve("good morning")
        self.command.stdin.close()
        self.command.stdin = None
        self.expect_end()


if __name__ == "__main__":
    unittest.main()
