"""The power of a server's machine is cut while people use it: what was said to be applied is there, once.

What a server has not had the disk write out (by fsync or fdatasync, which a library of ours stands before) is lost, or
a part of it is there, in pieces of 512 bytes. The disk itself keeps what it says that it has.
"""

import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from rig import SEED, SOAK, TABS, TITLES, Rig
from server import Server

CUTS = 1_000 if SOAK else 50
SECTOR = 512


def left_of(written, synced, share, chance):
    """What a power cut leaves of a file: all that was synced, and a share of what was written since."""
    length = len(synced) if chance.random() >= share else len(written)
    whole = max(len(written), len(synced))
    written, synced = written.ljust(whole, b"\0"), synced.ljust(whole, b"\0")
    left, lost = bytearray(written), 0
    for place in range(0, whole, SECTOR):
        piece = slice(place, place + SECTOR)
        if written[piece] != synced[piece] and chance.random() >= share:
            left[piece] = synced[piece]
            lost += 1
    return bytes(left[:length]), lost


class Machine(Server):
    """A server on a machine whose power can be cut."""

    lost = 0

    def cut(self, chance):
        self.kill()
        # Often all that was not synced, else some of it.
        share = chance.choice([0, 0, 0.1, 0.5, 0.9])
        for name in (self.sessions, f"{self.sessions}-wal"):
            written, synced = (Path(it).read_bytes() if os.path.exists(it) else b"" for it in (name, f"{name}.synced"))
            left, lost = left_of(written, synced, share, chance)
            self.lost += lost
            for file in (name, f"{name}.synced"):
                Path(file).write_bytes(left)
        # Shared memory of the processes that were there.
        Path(f"{self.sessions}-shm").unlink(missing_ok=True)
        self.start()


@unittest.skipUnless(sys.platform == "linux", "needs LD_PRELOAD")
class PowerTests(Rig):
    def serve(self, sessions):
        library = os.path.join(self.enterContext(tempfile.TemporaryDirectory()), "power.so")
        subprocess.run(
            ["clang", "-O1", "-shared", "-fPIC", Path(__file__).with_name("power.c"), "-o", library], check=True)
        self.enterContext(mock.patch.dict(os.environ, {"LD_PRELOAD": library}))
        return Machine(sessions)

    def cut(self, times):
        def disturb(chance, is_running):
            for number in range(times):
                self.when_done(int(TABS * TITLES * (number + chance.random()) / (times + 1)), is_running)
                self.server.cut(chance)

        return self.run_tabs(disturb)

    def test_what_was_told_outlives_a_power_cut(self):
        tabs = self.cut(CUTS)
        self.check(tabs)
        print(f"power: {self.done} titles, {CUTS} cuts, {self.server.lost} pieces lost that were not synced, "
              f"{sum(tab.returns for tab in tabs)} returns, nothing lost that was told, seed {SEED}")
        self.assertGreater(self.server.lost, 0, "no cut met what was not synced")
        self.server.cut(random.Random(SEED))
        self.check(tabs)

    def test_a_disk_that_lies_is_found_out(self):
        self.enterContext(mock.patch.dict(os.environ, {"POWER_LIES": "1"}))
        # As its processes are told when they begin.
        self.server.kill()
        self.server.start()
        self.cut(1)
        # A page that started anew, or one that came back older; or the whole file, of which no page comes back.
        found = "\n".join(self.failures)
        self.assertTrue(" was told " in found or " is damaged: " in self.server.said(), found + self.server.said()[-4000:])


if __name__ == "__main__":
    unittest.main()
