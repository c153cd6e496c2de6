"""The demo on the command line."""

import socket
import subprocess
import unittest

from support import PROGRAM, Demo


class ProgramTests(unittest.TestCase):
    def run_program(self, *arguments, **environment):
        return subprocess.run(
            [PROGRAM, *arguments], capture_output=True, text=True, timeout=20,
            env={"PATH": "/usr/bin:/bin", **environment},
        )

    def test_a_slip_of_the_finger_is_named(self):
        result = self.run_program("--prot", "80")
        self.assertIn("Unknown option '--prot'. Did you mean '--port'?", result.stderr)
        self.assertEqual(result.returncode, 64)

    def test_help_helps(self):
        result = self.run_program("--help")
        self.assertEqual(result.returncode, 0)
        self.assertIn("--port <port>", result.stdout)

    def test_a_port_in_use_is_named(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            result = self.run_program("--port", str(port))
        self.assertEqual(result.returncode, 1)
        self.assertIn(f"Port {port} on 127.0.0.1 is already in use", result.stderr)
        self.assertEqual(len(result.stderr.splitlines()), 1)

    def test_it_ends_when_it_is_asked_to(self):
        self.assertEqual(Demo().stop(), 0)


if __name__ == "__main__":
    unittest.main()
