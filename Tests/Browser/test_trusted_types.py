"""A page whose policy asks for trusted types: this test is the server."""

import re
import unittest

from patches import *
from scripted import PAGE, ScriptedCase


class TrustedTypesTests(ScriptedCase):
    POLICY = "require-trusted-types-for 'script'; trusted-types arco"

    def test_a_page_whose_policy_asks_for_trusted_types_goes_on_as_any_other(self):
        self.paint("<p>a</p>", 2, policy=self.POLICY)
        self.patches.define(element("b", {}, text("b"))).insert(0, 0, instance(0))
        self.apply()
        self.expect(["p", {}, "a"], ["b", {}, "b"])
        # The page that is fetched anew is markup, too.
        self.welcome = bytes([1, 2, 0, 0])
        self.line_to_page.close()
        self.wait(lambda: len(self.joins) >= 2)
        self.welcome = bytes([1, 0, 0, 0])
        self.wait(lambda: len(self.joins) >= 3)
        self.expect(["p", {}, "a"])
        self.assertEqual([it for it in self.warnings if "TrustedHTML" in it], [])

    def test_a_script_that_a_deploy_adds_is_loaded_there_too(self):
        self.paint("<p>a</p>", 2, policy=self.POLICY)
        page = PAGE.replace("<title>", '<script src="/x-new.js"></script><title>')
        body = page.format(count=2, markup="<p>b</p>", script=self.script, window=4, more="")
        self.page.unroute("**/patches")
        self.page.route("**/patches", lambda route: route.fulfill(body=body, content_type="text/html"))
        self.page.route("**/x-new.js", lambda route: route.fulfill(body="window.said = 'new'", content_type="text/javascript"))
        self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.wait(lambda: len(self.joins) == 2)
        self.expect(["p", {}, "b"])
        self.assertEqual((self.page.evaluate("said"), self.warnings), ("new", []))

    def test_parts_of_two_versions_open_pages_there(self):
        self.paint("<p>a</p>", 2, policy=self.POLICY)
        body = PAGE.format(count=2, markup="<p>b</p>", script=self.script, window=4, more="")
        for version in (1, 2):
            self.page.unroute("**/patches")
            self.page.route("**/patches", lambda route: route.fulfill(
                body=body, content_type="text/html", headers={"arco-opener": f"/arco/version-{version}.js"}))
            self.page.route(f"**/version-{version}.js", lambda route: route.fulfill(body=self.part, content_type="text/javascript"))
            joins = len(self.joins)
            self.welcome = bytes([1, 0, 0, 0])
            self.line_to_page.send(bytes([1, 2, 0, 0]))
            self.wait(lambda: len(self.joins) > joins)
        self.assertEqual(self.warnings, [])

    @property
    def part(self):
        """The part that opens pages, as the page's own script names it."""
        path = self.page.evaluate("(path) => fetch(path).then((it) => it.text())", self.script)
        path = re.search(r"/arco/arco-deploy-\w+\.js", path)[0]
        return self.page.evaluate("(path) => fetch(path).then((it) => it.text())", path)


if __name__ == "__main__":
    unittest.main()
