"""A page that acts faster than its line, and its books."""

from playwright.sync_api import expect

from support import BrowserCase

#: Clicks a button by its label, 1,000 times a second, whichever node bears it; counts the rebuilds
#: as the page's elements that were replaced.
FIRE = """
    ({label, count}) => new Promise((done) => {
        window.rebuilds ??= 0;
        window.watch ??= new MutationObserver((changes) => {
            for (const change of changes) if (change.removedNodes.length) rebuilds++;
        });
        const root = document.querySelector('[data-arco3]');
        watch.observe(root, {childList: true});
        const started = performance.now();
        let fired = 0;
        const timer = setInterval(() => {
            const due = Math.min(count, Math.floor(performance.now() - started));
            while (fired < due) {
                root.querySelector(`[aria-label="${label}"]`).click();
                fired++;
            }
            if (fired === count) { clearInterval(timer); done(fired); }
        }, 4);
    })
"""


class AccountingCase(BrowserCase):
    expects_network_errors = True
    options = ("--events", "100000")

    def open_stepper(self):
        page = self.open("/stepper", through=self.open_line())
        self.refusals = []
        page.on("console", lambda said: "no effect" in said.text and self.refusals.append(said.text))
        self.value = page.get_by_role("status", name="Value")
        return page

    def fire(self, page, count, label="Increment"):
        return page.evaluate(FIRE, {"label": label, "count": count})

    def expect_value(self, value):
        expect(self.value).to_have_text(str(value), timeout=60000)
