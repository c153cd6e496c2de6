"""Chromium, Firefox and WebKit by one small interface, with keys and clicks that are the engine's own.

Playwright drives Chromium. Firefox speaks WebDriver BiDi by itself, over a socket. WebKit's driver speaks WebDriver, over
HTTP. Both are given the same actions.
"""

import glob
import json
import os
import re
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import Error
from websockets.sync.client import connect

from support import CHROMIUM, PATIENCE, browser

#: How long a browser may take for a request, in seconds. The first one is answered once it has started.
LONGEST = 300

FIREFOX = os.environ.get("FIREFOX", "firefox-esr")
WEBKIT_DRIVER = os.environ.get("WEBKIT_DRIVER", "WebKitWebDriver")
WEBKIT = os.environ.get("WEBKIT") or "".join(glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[:1])

#: What each expression may use: `find` an element that is shown, by a selector and what it is called.
HELP = r"""
    const called = (it) => {
        const labels = it.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id));
        const texts = [...labels ?? it.labels ?? []].map((it) => it.textContent);
        return (it.getAttribute("aria-label") ?? (texts.join(" ") || it.textContent)).replace(/\s+/g, " ").trim();
    };
    const find = (selector, name = null) => [...document.querySelectorAll(selector)].find(
        (it) => it.getClientRects().length && (name === null || called(it) === name));
"""
#: The middle of an element, once it can be clicked there.
POINT = """(() => {
    const it = find(selector, name);
    if (!it || it.disabled) return null;
    it.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = it.getClientRects()[0];
    const [x, y] = [left + width / 2, top + height / 2].map(Math.round);
    return it.contains(document.elementFromPoint(x, y)) && [x, y];
})()"""

#: The keys that WebDriver has a code for.
CODES = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue006", "Shift": "\ue008", "Control": "\ue009", "Escape": "\ue00c",
    "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
    "ArrowDown": "\ue015", "Space": " ",
}


class Fault(Exception):
    """The browser did not do what it was asked for."""


def start(held, command, **options):
    """A process, which ends with what is held."""
    process = held.enter_context(subprocess.Popen(command, **options))
    held.callback(process.terminate)
    return process


def heard(process, said, pattern):
    """What a pattern finds in the lines of a process that has just been started."""
    giving_up = threading.Timer(LONGEST, process.kill)
    giving_up.start()
    lines = []
    try:
        for line in said:
            lines.append(line)
            if found := re.search(pattern, line):
                return found[1]
        raise Fault(f"{process.args[0]} did not start: {''.join(lines)}")
    finally:
        giving_up.cancel()


class Tab:
    """The one tab of a browser. An engine gives it `goto`, `reload`, `run`, `press`, `type` and `click_at`, and `compose` and
    `accept`: a word of an input method. What follows is what engines do otherwise.
    """

    #: Whether a page with an open line is kept as it was when it is left, to go back to.
    KEEPS_PAGES = True
    #: Whether fields of a page that is loaded again show what was typed.
    KEEPS_FIELDS = False
    #: Whether an element is moved without being taken out.
    MOVES = True
    #: What is thrown where a page writes its address too often.
    REFUSAL = None
    #: What an input method shows while it composes, the word that comes of it, and the events from the one to the other.
    DRAFT, WORD = "に", "日"
    ORDER = ["compositionstart", "input…", "input…", "compositionend"]

    def __init__(self):
        #: The errors that the console was told of, where the engine lets hear of them.
        self.complaints = []

    def evaluate(self, expression, **values):
        """What an expression of JavaScript is, which knows the values by their names."""
        given = ", ".join(json.dumps(value) for value in values.values())
        answer = self.run(f"JSON.stringify((({', '.join(values)}) => {{ {HELP} return ({expression}) ?? null; }})({given}))")
        return json.loads(answer)

    def wait(self, expression, **values):
        """Waits until an expression is true, and returns what it is."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                # What is an element here is an empty value there.
                answer = self.evaluate(f"({expression}) || null", **values)
                if answer is not None:
                    return answer
            # Of a document that is on its way out nothing is heard.
            except (Fault, Error) as fault:
                answer = fault
            if time.monotonic() > end:
                raise AssertionError(f"timed out: {expression} with {values} was {answer!r} at the end, in a page that shows "
                                     f"{self.evaluate('document.body.innerText.slice(0, 500)')!r}")
            time.sleep(0.01)

    def expect(self, selector, text, name=None):
        """Waits until an element contains a text."""
        self.wait("find(selector, name)?.textContent.includes(text)", selector=selector, name=name, text=text)

    def expect_value(self, selector, name, value):
        self.wait("find(selector, name)?.value === value", selector=selector, name=name, value=value)

    def expect_focus(self, selector, name=None):
        self.wait("document.hasFocus() && find(selector, name) === document.activeElement", selector=selector, name=name)

    def expect_path(self, path):
        self.wait("location.pathname + location.search === path", path=path)

    def click(self, selector, name=None):
        self.click_at(*self.wait(POINT, selector=selector, name=name))

    def reach(self, selector, name=None, key="Tab"):
        """Presses a key until an element has the focus."""
        has_focus = "find(selector, name) === document.activeElement"
        self.wait("find(selector, name)", selector=selector, name=name)
        for _ in range(40):
            if self.evaluate(has_focus, selector=selector, name=name):
                return
            self.press(key)
        raise AssertionError(f"pressing {key} did not move the focus to {selector} {name}")

    def go(self, by):
        """Goes through the browser's history."""
        # Once this is answered: a page that is left answers nobody.
        self.evaluate("void setTimeout(() => history.go(by))", by=by)


class Chromium(Tab):
    def __init__(self, held):
        super().__init__()
        # The whole one, with its cache of pages and its limits, as people have it.
        context = browser(
            CHROMIUM, "--disable-back-forward-cache", "--disable-ipc-flooding-protection").new_context()
        held.callback(context.close)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.goto, self.reload, self.run = page.goto, page.reload, page.evaluate
        self.press, self.type, self.click_at = page.keyboard.press, page.keyboard.type, page.mouse.click
        self.ask = context.new_cdp_session(page).send

    def compose(self):
        self.ask("Input.imeSetComposition", {"text": self.DRAFT, "selectionStart": 1, "selectionEnd": 1})

    def accept(self):
        # Enter is the input method's.
        self.ask("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": "Process", "windowsVirtualKeyCode": 229})
        self.ask("Input.insertText", {"text": self.WORD})
        self.ask("Input.dispatchKeyEvent", {"type": "keyUp", "key": "Enter", "windowsVirtualKeyCode": 13})


class Acting(Tab):
    """A tab that is given actions of WebDriver, by `perform`."""

    def press(self, chord):
        keys = [CODES.get(key, key) for key in chord.split("+")]
        self.perform("key", [{"type": "keyDown", "value": key} for key in keys]
                     + [{"type": "keyUp", "value": key} for key in reversed(keys)])

    def type(self, text):
        self.perform("key", [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")])

    def click_at(self, x, y):
        self.perform("pointer", [{"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"},
                                 {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])


#: An input method of Firefox's own tests, in the process of a page.
INPUT_METHOD = """
    const method = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
    method.beginInputTransactionForTests(content);
    method.setPendingCompositionString(DRAFT);
    method.appendClauseToPendingComposition(DRAFT.length, method.ATTR_RAW_CLAUSE);
    method.setCaretInPendingComposition(DRAFT.length);
    method.flushPendingComposition();
    addMessageListener("accept", function accept() {
        removeMessageListener("accept", accept);
        const enter = new content.KeyboardEvent("", { key: "Enter", code: "Enter", keyCode: 13 });
        method.commitCompositionWith(WORD, enter);
        method.keyup(enter);
    });
"""


class Firefox(Acting):
    KEEPS_PAGES = False
    KEEPS_FIELDS = True
    REFUSAL = "SecurityError"
    # One input more, after the end.
    ORDER = ["compositionstart", "input…", "input…", "compositionend", "input"]

    def __init__(self, held):
        super().__init__()
        profile = held.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        # Its window counts as the active one, it limits how often an address is written, as people have it, and it asks
        # nobody for anything: no network is there.
        Path(profile, "user.js").write_text("".join(f'user_pref("{name}", {value});\n' for name, value in {
            "focusmanager.testmode": "true", "dom.navigation.navigationRateLimit.count": "200",
            "app.update.disabledForTesting": "true", "browser.shell.checkDefaultBrowser": "false",
            "datareporting.policy.dataSubmissionEnabled": "false", "extensions.update.enabled": "false",
            "network.captive-portal-service.enabled": "false", "network.connectivity-service.enabled": "false",
            "services.settings.server": '"data:,#"', "toolkit.telemetry.server": '"data:,#"',
            "browser.safebrowsing.downloads.enabled": "false", "browser.safebrowsing.malware.enabled": "false",
        }.items()))
        process = start(held, [
            FIREFOX, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
            "--remote-allow-system-access"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        address = heard(process, process.stderr, r"listening on (ws://\S+)")
        threading.Thread(target=process.stderr.read, daemon=True).start()
        self.line, self.asked = held.enter_context(connect(address + "/session", max_size=None)), 0
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        #: The window around the page.
        self.window = self.ask("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method, **parameters):
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": parameters}))
        while True:
            said = json.loads(self.line.recv(LONGEST))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.complaints.append(said["params"]["text"])
            if said.get("id") == self.asked:
                if said["type"] == "error":
                    raise Fault(said["message"])
                return said["result"]

    def goto(self, address):
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")
        # Else the line of addresses may have the focus, and no key presses a button. The page hears of it later.
        self.run("gBrowser.selectedBrowser.focus()", self.window)
        self.wait("document.hasFocus()")

    def reload(self):
        self.ask("browsingContext.reload", context=self.context, wait="complete")

    def run(self, script, context=None):
        target = {"context": context or self.context}
        answer = self.ask("script.evaluate", expression=script, target=target, awaitPromise=False)
        if answer["type"] != "success":
            raise Fault(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def perform(self, kind, actions):
        self.ask("input.performActions", context=self.context, actions=[{"type": kind, "id": kind, "actions": actions}])

    def compose(self):
        script = f"const [DRAFT, WORD] = {json.dumps([self.DRAFT, self.WORD])}; {INPUT_METHOD}"
        self.run("gBrowser.selectedBrowser.messageManager.loadFrameScript("
                 f"'data:text/javascript;charset=utf-8,' + encodeURIComponent({json.dumps(script)}), false)", self.window)

    def accept(self):
        self.run("gBrowser.selectedBrowser.messageManager.sendAsyncMessage('accept')", self.window)


class WebKit(Acting):
    MOVES = False
    REFUSAL = "SecurityError"
    # GTK writes a character by its number. The number is taken out before the character comes, in the same task.
    DRAFT = "u65e5"
    ORDER = ["compositionstart", *["input…"] * 6, "compositionend", "input…", "compositionend"]

    def __init__(self, held):
        super().__init__()
        read, write = os.pipe()
        screen = start(held, ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
                       pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as said:
            display = ":" + heard(screen, said, r"(\d+)")
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}/session"
        self.driver = start(held, [WEBKIT_DRIVER, f"--port={port}"], env={**os.environ, "DISPLAY": display})
        options = {"binary": WEBKIT, "args": ["--automation"]}
        self.session = ""
        self.session = "/" + self.ask(
            "", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})["sessionId"]
        held.callback(self.ask, "", "DELETE")

    def ask(self, path, method="POST", **body):
        request = urllib.request.Request(self.address + self.session + path, method=method)
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode() if method == "POST" else None
        end = time.monotonic() + LONGEST
        while True:
            try:
                with urllib.request.urlopen(request, timeout=LONGEST) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise Fault(json.load(error)["value"]["message"])
            # The driver has just been started.
            except urllib.error.URLError:
                if self.session or self.driver.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def goto(self, address):
        self.ask("/url", url=address)

    def reload(self):
        self.ask("/refresh")

    def run(self, script):
        return self.ask("/execute/sync", script=f"return {script}", args=[])

    def perform(self, kind, actions):
        self.ask("/actions", actions=[{"type": kind, "id": kind, "actions": actions}])

    def compose(self):
        self.press("Control+Shift+u")
        self.type(self.DRAFT[1:])

    def accept(self):
        self.press("Enter")
