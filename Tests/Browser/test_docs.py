"""The documentation of some modules, as one site: every page is there, and is found by its links."""

import functools
import http.server
import json
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path
from urllib.parse import urlsplit

from support import ROOT, browser


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """The browser may leave a page before all of it came."""


class DocsTests(unittest.TestCase):
    #: Two, so that a site is made of several.
    modules = ["ArcoForms", "ArcoReplay"]

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.site = Path(cls.folder.name) / "site"
        done = subprocess.run(
            [ROOT / "Scripts/check-docs", cls.site, "", *cls.modules], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        cls.server = Server(
            ("127.0.0.1", 0), functools.partial(Handler, directory=cls.site))
        cls.address = f"http://127.0.0.1:{cls.server.server_port}"
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()
        cls.folder.cleanup()

    def is_there(self, path):
        file = self.site / path.strip("/")
        return file.is_file() or (file / "index.html").is_file()

    def is_symbol(self, path):
        page = self.site / "data" / f"{path.strip('/')}.json"
        return page.is_file() and json.loads(page.read_text())["metadata"]["role"] == "symbol"

    def test_every_page_names_only_pages_that_are_there(self):
        pages = [*self.site.glob("data/documentation/**/*.json")]
        self.assertGreater(len(pages), 40 * len(self.modules))
        for page in pages:
            for name, reference in json.loads(page.read_text()).get("references", {}).items():
                address = urlsplit(reference.get("url", ""))
                if address.path and not address.netloc:
                    self.assertTrue(self.is_there(address.path), f"{page.name}: {name}")

    def test_from_the_first_page_links_lead_to_every_article_and_nothing_is_missing(self):
        lost, reached, waiting = [], set(), ["/"]
        page = browser().new_page()
        page.on("response", lambda response: response.status >= 400 and lost.append(
            f"{page.url} asks for {response.url}: {response.status}"))
        page.on("pageerror", lambda error: lost.append(f"{page.url}: {error}"))
        while waiting:
            page.goto(self.address + waiting.pop())
            page.locator("main h1").wait_for()
            for link in page.locator("main a[href]").evaluate_all(
                    "links => links.map((link) => link.href)"):
                address = urlsplit(link)
                path = address.path.rstrip("/")
                if f"{address.scheme}://{address.netloc}" != self.address or path in reached:
                    continue
                reached.add(path)
                if not self.is_there(path):
                    lost.append(f"{page.url} links {path}")
                elif not self.is_symbol(path):
                    waiting.append(path)
        page.close()
        self.assertEqual(lost, [])
        for article in ROOT.glob("Sources/*/*.docc/**/*.md"):
            module = article.relative_to(ROOT).parts[1]
            if module not in self.modules:
                continue
            path = f"/documentation/{module.lower()}"
            if article.stem != article.parent.stem:
                path += f"/{article.stem.lower()}"
            self.assertIn(path, reached, f"no link leads to {article.relative_to(ROOT)}")
