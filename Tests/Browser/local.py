"""Pages without a server of Arco's: a folder as `arco-web` makes it, behind a plain file server."""

import functools
import http.server
import os
import threading
from pathlib import Path
from urllib.parse import urlsplit

import support

SITES = Path(os.environ.get("ARCO_SITES", support.SCRATCH / "sites"))


#: What the pages make do with; the trial also asks an address that nobody is at.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' http://127.0.0.1:9; base-uri 'none'; form-action 'none'"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder under any path, breaks what a test wants broken, and echoes."""

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        path = urlsplit(self.path).path
        if Path(path).suffix in self.server.missing:
            return self.send_error(404)
        if path.endswith("/large"):
            return self.send_slowly(b"x" * 100_000)
        # As servers of static files do that show one page at every address.
        if self.server.page and not os.path.exists(self.translate_path(path)):
            self.path = self.server.page
        super().do_GET()

    def send_slowly(self, body):
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        for part in (body[:40_000], body[40_000:]):
            self.wfile.write(part)
            self.wfile.flush()
            self.server.waiting.wait(5)

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def guess_type(self, path):
        return self.server.types.get(Path(path).suffix) or super().guess_type(path)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.path.endswith("gone"):
            self.send_response(410)
            self.send_header("X-Why", "old")
            self.send_header("content-length", "0")
            return self.end_headers()
        if self.path.endswith("slow"):
            self.server.waiting.set()
            self.server.answering.wait(30)
        said = f"{self.command} {list(body)} {self.headers['x-trial']}".encode()
        try:
            self.send_response(201)
            self.send_header("content-length", str(len(said)))
            self.end_headers()
            self.wfile.write(said)
        except ConnectionError:
            pass


class StaticSite:
    """Stands for the demo: the same site at every path, by the name of its folder."""

    def __init__(self, folder, page=None):
        """The page is shown at every address that is no file."""
        handler = functools.partial(Handler, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.missing, self.server.types = set(), {".wasm": "application/wasm"}
        self.server.page = page
        # Set by a request that waits; and by a test, so that it is answered.
        self.server.waiting, self.server.answering = threading.Event(), threading.Event()
        self.port = self.server.server_port
        self.address = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
        return 0


class LocalCase(support.BrowserCase):
    """A case of the demo's, on the page that runs in the browser by itself."""

    @classmethod
    def make_demo(cls):
        return StaticSite(SITES)

    def wait_until_live(self, page):
        page.wait_for_selector("main")
