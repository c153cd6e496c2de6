"""The demo as a supervisor and workers."""

import contextlib
import os
import shutil
import signal
import subprocess
import time

from server import PROGRAM, Server
from wire import PATIENCE


class Supervised(Server):
    def __init__(self, sessions, *options, count=2):
        self.count = count
        # A copy, to be replaced.
        self.program = sessions + "-program"
        shutil.copy(PROGRAM, self.program)
        super().__init__(sessions, "--workers", str(count), "--hazards", *options)

    def workers(self):
        """The processes that do the work."""
        listed = subprocess.run(
            ["ps", "-o", "pid=,stat=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        rows = [line.split() for line in listed.stdout.splitlines()]
        return sorted(int(pid) for pid, state in rows if not state.startswith("Z"))

    def until(self, is_so, seconds=60):
        """Waits until something is so of the workers, and returns them."""
        end = time.monotonic() + seconds
        while not is_so(workers := self.workers()):
            if time.monotonic() > end:
                raise TimeoutError(f"workers: {workers}\n{self.said()[-3000:]}")
            time.sleep(0.02)
        return workers

    def kill(self):
        """As when the machine is gone: none of the processes does anything any more."""
        # Stopped first, so that it begins no other worker meanwhile.
        self.process.send_signal(signal.SIGSTOP)
        workers = self.workers()
        super().kill()
        self._end(workers, signal.SIGKILL)

    def kill_supervisor(self):
        """Kills only who begins workers: these end by themselves, in order."""
        workers = self.workers()
        super().kill()
        self._end(workers, 0)

    def _end(self, workers, number):
        """Sends a signal to workers that nobody supervises, and waits until they are no more."""
        end = time.monotonic() + 60
        for worker in workers:
            while os.path.exists(f"/proc/{worker}"):
                if time.monotonic() > end:
                    raise TimeoutError(f"worker {worker} is still running\n{self.said()[-3000:]}")
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, number)
                time.sleep(0.01)

    def pause(self, seconds, sleep):
        """Stops all processes for a while."""
        self._pause([self.process.pid, *self.workers()], seconds, sleep)

    def pause_worker(self, chance, seconds, sleep):
        self._pause([chance.choice(self.until(bool))], seconds, sleep)

    def _pause(self, processes, seconds, sleep):
        for number in signal.SIGSTOP, signal.SIGCONT:
            for process in processes:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, number)
            if number == signal.SIGSTOP:
                sleep(seconds)

    def kill_worker(self, chance):
        workers = self.until(bool)
        try:
            os.kill(chance.choice(workers), signal.SIGKILL)
            self.kills += 1
        except ProcessLookupError:
            pass

    def replace(self, program=None):
        """Puts another program there, or this one, and asks for new workers, as a deploy does."""
        shutil.copy(PROGRAM, self.program + "-new")
        with open(self.program + "-new", "wb" if program else "ab") as file:
            file.write(program or b"another one")
        os.replace(self.program + "-new", self.program)
        self.process.send_signal(signal.SIGHUP)

    def second(self, *options):
        """Another server on the same file: its code, and what it says."""
        done = subprocess.run(
            [PROGRAM, "--port", "0", "--sessions", self.sessions, *options], capture_output=True,
            text=True, timeout=PATIENCE)
        return done.returncode, done.stderr
