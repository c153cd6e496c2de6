"""The documentation of all modules, as one site. Only with ARCO_SOAK=1, as it takes minutes."""

import os
import unittest

import test_docs
from support import ROOT

if os.environ.get("ARCO_SOAK") != "1":
    raise unittest.SkipTest("a long test, which runs only with ARCO_SOAK=1")


class WholeDocsTests(test_docs.DocsTests):
    modules = sorted({path.parent.name for path in ROOT.glob("Sources/*/*.docc")})


def load_tests(loader, *_):
    return loader.loadTestsFromTestCase(WholeDocsTests)
