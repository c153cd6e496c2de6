"""What a person does on the pages of 7GUIs, in every browser."""

from engine_case import EngineCase


class GuiScenarios(EngineCase):
    def test_7guis_counter_and_temperature(self):
        tab = self.tab
        self.open("/7guis/counter")
        tab.click("button", "Count")
        tab.press("Space")
        tab.expect("main", "2")
        self.open("/7guis/temperature")
        tab.reach("input", "Celsius")
        tab.type("100")
        tab.expect_value("input", "Fahrenheit", "212")
        tab.press("Tab")
        tab.press("Control+a")
        tab.type("-40x")
        tab.expect_value("input", "Celsius", "-40")
        tab.wait("find('input', 'Fahrenheit').getAttribute('aria-invalid') === 'true'")

    def test_7guis_flight(self):
        tab = self.tab
        self.open("/7guis/flight")
        tab.reach("select", "Flight")
        tab.press("ArrowDown")
        tab.wait("!find('input', 'Return').disabled")
        tab.press("ArrowUp")
        tab.wait("find('input', 'Return').disabled")
        tab.reach("input", "Start")
        tab.press("End")
        tab.press("Backspace")
        tab.type("5")
        # Enter waits for what was typed to be dealt with.
        tab.press("Enter")
        tab.expect("main", "You have booked a one-way flight on 27.03.2015.")

    def test_7guis_timer(self):
        tab, elapsed = self.tab, "parseFloat(document.getElementById('elapsed').textContent)"
        self.open("/7guis/timer")
        tab.wait(f"{elapsed} >= 0.2")
        tab.reach("input", "Duration")
        tab.press("Home")
        tab.expect("#duration", "0.0 s")
        stopped = tab.evaluate(elapsed)
        tab.press("End")
        tab.wait(f"{elapsed} > stopped", stopped=stopped)

    def test_7guis_crud(self):
        tab, names = self.tab, "[...document.querySelectorAll('option')].map((it) => it.textContent).join('; ') === names"
        self.open("/7guis/crud")
        tab.reach("select", "People")
        tab.press("ArrowDown")
        tab.press("ArrowDown")
        tab.expect_value("input", "Surname", "Mustermann")
        tab.reach("input", "Name")
        tab.press("Control+a")
        tab.type("Moritz")
        tab.click("button", "Update")
        tab.wait(names, names="Emil, Hans; Mustermann, Moritz; Tisch, Roman")
        tab.click("input", "Filter prefix")
        tab.type("M")
        tab.wait(names, names="Mustermann, Moritz")

    def test_7guis_circles(self):
        tab, circles = self.tab, "document.querySelectorAll('circle').length === count"
        self.open("/7guis/circles")
        # By pointer, and by keyboard.
        self.wait_for_pointer()
        tab.click("[role=application]")
        tab.wait(circles, count=1)
        for key in ["ArrowLeft"] * 5 + ["Enter"]:
            tab.press(key)
        tab.wait(circles, count=2)
        tab.press("Enter")
        tab.expect_focus("[role=menuitem]")
        tab.press("Enter")
        tab.expect_focus("input", "Diameter")
        tab.press("End")
        tab.wait("document.querySelectorAll('circle')[1].getAttribute('r') === '100.0'")
        tab.press("Escape")
        tab.expect_focus("[role=application]")
        tab.reach("button", "Undo", "Shift+Tab")
        tab.press("Enter")
        tab.wait("document.querySelectorAll('circle')[1].getAttribute('r') === '20.0'")

    def test_7guis_cells(self):
        tab = self.tab
        self.open("/7guis/cells")
        tab.reach("tbody td")
        for text, way in [("2", "ArrowRight"), ("=A0+1", "ArrowDown"), ("=B0*A0", "ArrowLeft")]:
            tab.press("Enter")
            tab.expect_focus("td input")
            tab.type(text)
            tab.press("Enter")
            tab.wait("!find('td input', null)")
            tab.press(way)
        tab.wait("document.querySelectorAll('tbody tr')[1].querySelectorAll('td')[1].textContent === '6'")
