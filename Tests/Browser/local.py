"""Pages without a server of Arco's: a folder as `arco-web` makes it, behind a plain file server."""

import functools
import http.server
import os
import threading
import time
from pathlib import Path

import support

SITES = Path(os.environ.get("ARCO_SITES", support.SCRATCH / "sites"))


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder under any path, breaks what a test wants broken, and echoes."""

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        ending = Path(self.path).suffix
        if ending in self.server.missing:
            return self.send_error(404)
        super().do_GET()

    def guess_type(self, path):
        return self.server.types.get(Path(path).suffix) or super().guess_type(path)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.path.endswith("slow"):
            self.server.waiting.set()
            time.sleep(1)
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

    def __init__(self, folder):
        handler = functools.partial(Handler, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.missing, self.server.types = set(), {".wasm": "application/wasm"}
        self.server.waiting = threading.Event()
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

    def wait_until_live(self, page, timeout=15000):
        page.wait_for_selector("main", timeout=timeout)
