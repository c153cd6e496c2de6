"""What a person does on each page, in Firefox; and an input method, which Firefox alone lets a test be."""

import json
import unittest

import engines
import scenarios

#: Writes a word as an input method does, by what Firefox's own tests use.
COMPOSE = """
    const method = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
    method.beginInputTransactionForTests(content);
    for (const text of ["に", "にほ"]) {
        method.setPendingCompositionString(text);
        method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
        method.setCaretInPendingComposition(text.length);
        method.flushPendingComposition();
    }
    method.commitCompositionWith("日本");
"""


class Firefox(engines.Firefox):
    def compose(self):
        self.run(f"gBrowser.selectedBrowser.messageManager.loadFrameScript("
                 f"'data:text/javascript;charset=utf-8,' + encodeURIComponent({json.dumps(COMPOSE)}), false)", self.window)


class FirefoxTests(scenarios.Scenarios):
    engine = Firefox

    def test_a_word_of_an_input_method_is_there_once(self):
        tab, draft = self.tab, "What is there to do?"
        self.open("/todos")
        tab.evaluate("""void (window.heard = [], ["compositionstart", "input", "compositionend"].forEach(
            (type) => addEventListener(type, (event) => heard.push(type + (event.isComposing ? "…" : "")))))""")
        tab.reach("input", draft)
        tab.compose()
        tab.expect_value("input", draft, "日本")
        # Another input event comes after the end, which Chromium has not.
        self.assertEqual(tab.evaluate("heard"), [
            "compositionstart", "input…", "input…", "input…", "compositionend", "input"])
        tab.press("Enter")
        tab.wait(scenarios.TITLES, titles="Grind the beans,Boil the water,Pour, and wait,日本")
        tab.expect_value("input", draft, "")


if __name__ == "__main__":
    unittest.main()
