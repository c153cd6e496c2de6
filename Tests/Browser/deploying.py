"""A page whose session is gone, and whose next version is at its address: the test is the server."""

from scripted import PAGE, ScriptedCase


class DeployCase(ScriptedCase):
    """The session is gone, and the page that is fetched is of another version."""

    expects_network_errors = True

    HEAD = '<link rel="stylesheet" href="/look-%s.css"><script type="module" src="/x-span-%s.js"></script>'

    def setUp(self):
        super().setUp()
        # How the page was come to: a clock of Playwright's knows no such entries.
        self.context.add_init_script("window.entriesOf = performance.getEntriesByType.bind(performance)")
        self.page.clock.install(time=0)
        self.context.add_init_script("performance.getEntriesByType = entriesOf")
        self.asked = []
        self.page.route("**/look-*.css", lambda route: self.serve_file(
            route, "text/css", "p { color: rgb(%s, 0, 0) }" % (2 if "new" in route.request.url else 1)))
        self.page.route("**/*.js", lambda route: self.serve_file(
            route, "text/javascript", "window.said = (window.said || '') + import.meta.url.split('/').pop() + ' '"
        ) if "arco-" not in route.request.url else route.fallback())

    def serve_file(self, route, kind, body):
        self.asked.append(route.request.url.split("/")[-1])
        route.fulfill(body=body, content_type=kind)

    def answer(self, version, markup, count=3, more='data-kept data-word-fresh="Fresh"', script=None, files="", status=200,
               load=None, path="patches"):
        """From now on a page of a version is at the address; for a browser that loads it, something else if `load` says so."""
        page = PAGE.replace("<title>", files + self.HEAD % (version, version) + "<title>")
        body = page.format(count=count, markup=markup, script=script or self.script, window=4, more=more)
        self.page.unroute("**/" + path)
        self.page.route("**/" + path, lambda route: route.fulfill(
            status=status, body=load if load and route.request.is_navigation_request() else body, content_type="text/html"))

    def begin(self, markup='<p>old</p><input name="note">', count=3, **answer):
        self.answer("old", markup, count, **answer)
        self.page.goto(self.demo.address + "/patches")
        self.wait(lambda: self.joins)
        self.page.evaluate("window.mark = 1")
        # As each patch is seen, so is the style that it is seen with.
        self.page.evaluate("""() => {
            window.seen = [];
            new MutationObserver(() => {
                const shown = document.querySelector("main p");
                if (shown) seen.push(shown.textContent + " " + getComputedStyle(shown).color);
            }).observe(document.querySelector("main"), { childList: true });
        }""")

    def lose(self):
        """The server that comes back has no such session."""
        joins = len(self.joins)
        self.welcome = bytes([1, 2, 0, 0])
        self.line_to_page.send(self.welcome)
        self.welcome = bytes([1, 0, 0, 0])
        self.wait(lambda: len(self.joins) > joins)

    def sheets(self):
        return self.page.evaluate("[...document.querySelectorAll('link')].map((it) => it.getAttribute('href'))")
