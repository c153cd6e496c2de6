"""The editor in a page that no server of Arco's is behind."""

import unittest

import test_editor
from local import LocalCase


class LocalEditorTests(LocalCase, test_editor.EditorTests):
    """What holds for the editor from a server holds without one, but for slow lines."""

    before = 0
    test_quick_typing_over_a_slow_line_loses_no_key = None


if __name__ == "__main__":
    unittest.main()
