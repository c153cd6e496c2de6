"""What `arco-web` makes of a module, as bytes: no browser is needed."""

import unittest

import local


def integer(data, at):
    """An unsigned number (LEB128), and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def bodies(module):
    """The code of each function, its variables first."""
    at = 8
    while at < len(module):
        kind = module[at]
        size, start = integer(module, at + 1)
        at = start + size
        if kind == 10:
            count, place = integer(module, start)
            for _ in range(count):
                size, place = integer(module, place)
                yield module[place : place + size]
                place += size


class ModuleTests(unittest.TestCase):
    def test_functions_that_are_alike_stand_beside_each_other(self):
        for site in ("trial", "coffee"):
            [module] = (local.SITES / site).glob("*.wasm")
            kinds = [body[0] for body in bodies(module.read_bytes())]
            self.assertGreater(len(kinds), 500)
            self.assertEqual(kinds, sorted(kinds))


if __name__ == "__main__":
    unittest.main()
