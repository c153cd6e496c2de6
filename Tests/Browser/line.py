"""A line between a browser and the demo that can be cut."""

import socket
import threading
import time


class Line:
    """A line to a port that can be slow, be frozen, be cut, and be whole again."""

    def __init__(self, port):
        self.target = port
        self.delay = 0.0
        self.flowing = threading.Event()
        self.flowing.set()
        self.is_cut = False
        #: What the far end says, and what is heard of it instead: as long, so that no length changes.
        self.changed = {}
        self.ends = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                near.close()
                continue
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self.ends.add(end)
            threading.Thread(target=self._pump, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pump, args=(far, near, True), daemon=True).start()

    def _pump(self, source, sink, is_slow):
        flowing = self.flowing
        try:
            while data := source.recv(65536):
                if is_slow and self.delay:
                    time.sleep(self.delay)
                flowing.wait()
                for said, heard in self.changed.items() if is_slow else ():
                    data = data.replace(said, heard)
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            self.ends.discard(end)
            self._drop(end)

    @staticmethod
    def _drop(end):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        end.close()

    def cut(self):
        """Ends all connections, and lets no new one through."""
        self.is_cut = True
        for end in list(self.ends):
            self._drop(end)

    def move(self):
        """Goes on as another network does: of the connections that are there nothing is heard any more."""
        self.flowing.clear()
        self.flowing = threading.Event()
        self.flowing.set()

    def mend(self):
        self.is_cut = False

    def close(self):
        self.cut()
        self.flowing.set()
        self.listener.close()
