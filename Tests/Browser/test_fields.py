"""What somebody chose and typed, in fields of all kinds, outlives line, nodes and server."""

import unittest

from playwright.sync_api import expect

from line import Line
from support import BrowserCase, Demo, Frame

ORDER = "Iced, Large, Dark, Two sugars"
#: Lets a test speak to the page as its server would.
KEEP_LINE = """
    window.WebSocket = class extends WebSocket {
        constructor(...all) { super(...all); window.line = this; }
    };
"""


class FieldsTests(BrowserCase):
    expects_network_errors = True

    def open_fields(self, **where):
        self.page = self.open("/fields", **where)
        self.sign = self.page.locator(".arco-status")

    def groups(self):
        for name in ("Spoken", "Written"):
            group = self.page.get_by_role("group", name=name)
            yield [group.get_by_label(name) for name in ("Iced", "Large", "Roast", "Wish")]

    def fill(self):
        for iced, large, roast, wish in self.groups():
            iced.check()
            large.check()
            roast.select_option("Dark")
            wish.fill("Two\nsugars")

    def expect_all(self):
        """Everything shows, and the server knows of it what it should."""
        for iced, large, roast, wish in self.groups():
            expect(iced).to_be_checked()
            expect(large).to_be_checked()
            expect(roast).to_have_value("Dark")
            expect(wish).to_have_value("Two\nsugars")
        expect(self.page.get_by_role("radio", checked=True)).to_have_count(2)
        expect(self.page.get_by_role("status", name="Heard")).to_have_text(ORDER)
        read = self.page.get_by_role("status", name="Read")
        expect(read).to_have_text("Hot, Small, Mild, ")
        self.page.get_by_role("button", name="Hand in").click()
        expect(read).to_have_text(ORDER)

    def test_fields_that_are_filled_while_the_line_is_down_are_kept(self):
        self.open_fields(through=self.open_line())
        self.line.cut()
        self.fill()
        self.line.mend()
        expect(self.sign).to_have_text("")
        self.expect_all()

    def test_fields_are_kept_when_the_nodes_are_built_anew(self):
        self.context.add_init_script(KEEP_LINE)
        self.open_fields()
        self.fill()
        self.page.get_by_role("main").evaluate("it => it.before('Not the server’s')")
        self.page.evaluate("line.onmessage({ data: new Uint8Array([2, 200]).buffer })")
        self.wire(self.page).wait(lambda wire: wire.modes == [Frame.CARRY_ON, Frame.REBUILD])
        expect(self.page.get_by_text("Not the server’s")).to_have_count(0)
        self.expect_all()

    def test_fields_are_kept_when_the_server_restarts(self):
        first, second = Demo(), Demo()
        try:
            self.line = Line(first.port)
            self.open_fields(through=self.line)
            self.fill()
            expect(self.page.get_by_role("status", name="Heard")).to_have_text(ORDER)
            self.line.target = second.port
            first.stop()
            expect(self.sign).to_contain_text("started again")
            self.assertEqual(
                self.wire(self.page).modes, [Frame.CARRY_ON, Frame.FRESH_START, Frame.CARRY_ON]
            )
            self.expect_all()
        finally:
            self.page.close()
            second.stop()

    def test_fields_that_are_filled_while_the_server_restarts_are_kept(self):
        first, second = Demo(), Demo()
        try:
            self.line = Line(first.port)
            self.open_fields(through=self.line)
            self.line.cut()
            self.fill()
            self.line.target = second.port
            first.stop()
            self.line.mend()
            expect(self.sign).to_contain_text("started again")
            self.expect_all()
        finally:
            self.page.close()
            second.stop()


if __name__ == "__main__":
    unittest.main()
