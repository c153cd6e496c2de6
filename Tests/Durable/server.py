"""The demo as a process that is killed and started again at the same port."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

from wire import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = Path(os.environ.get("SCRATCH", ROOT / ".build"))
PROGRAM = Path(os.environ.get("ARCO_DEMO", SCRATCH / "debug" / "arco-demo"))


class Server:
    def __init__(self, sessions, *options):
        self.sessions, self.options, self.port, self.kills = sessions, options, 0, 0
        self.log = open(sessions + ".log", "w+")
        self.start()

    program = PROGRAM

    def start(self):
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [self.program, "--port", str(self.port), "--events", "10000", "--test-pages", "--sessions", self.sessions,
             *self.options],
            stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line)[1])

    def kill(self):
        """As the system does that is short of memory: nothing of the program runs any more."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.kills += 1

    def pause(self, seconds, sleep):
        self.process.send_signal(signal.SIGSTOP)
        sleep(seconds)
        self.process.send_signal(signal.SIGCONT)

    def said(self):
        """What its logs have."""
        self.log.seek(0)
        return self.log.read()

    def stop(self):
        self.process.terminate()
        code = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        return code
