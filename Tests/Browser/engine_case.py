"""A test in a tab of some engine."""

import contextlib
import unittest

from local import SITES, StaticSite
from support import Demo


class EngineCase(unittest.TestCase):
    """All tests of a file share one tab of the engine, the demo, and the sites that need no server."""

    #: The class of the tab.
    engine = None

    @classmethod
    def setUpClass(cls):
        cls.demo, cls.sites = Demo(), StaticSite(SITES)
        # Shows its one page at every address.
        cls.tour = StaticSite(SITES / "tour", "/404.html")
        for each in (cls.demo, cls.sites, cls.tour):
            cls.addClassCleanup(each.stop)
        held = contextlib.ExitStack()
        cls.addClassCleanup(held.close)
        cls.tab = cls.engine(held)

    def setUp(self):
        self.tab.complaints.clear()

    def tearDown(self):
        self.assertEqual(self.tab.complaints, [])

    def open(self, path, of=None):
        """Opens a page of the demo, or of a site."""
        self.tab.goto((of or self.demo).address + path)
        self.tab.wait("find('main')" if of else "document.documentElement.dataset.line === 'up'")

    def wait_for_pointer(self):
        """Waits for the part of the script that reports pointers."""
        self.tab.wait("performance.getEntriesByType('resource').some((it) => it.name.includes('pointer-') && it.responseEnd)")
