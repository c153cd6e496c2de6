"""The seven GUIs, each to its published text: by mouse, and by keyboard alone."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase


def past_the_way_back(page):
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="← 7GUIs")).to_be_focused()


class WayBackTests(BrowserCase):
    def test_each_page_leads_back_to_the_list(self):
        page = self.context.new_page()
        page.goto(self.demo.address + "/7guis")
        names = page.get_by_role("listitem").get_by_role("link").all_inner_texts()
        self.assertEqual(len(names), 7)
        for name in names:
            page.get_by_role("link", name=name).click()
            expect(page.get_by_role("heading", level=1)).to_have_text(name)
            page.get_by_role("link", name="← 7GUIs").click()
            expect(page.get_by_role("heading", level=1)).to_have_text("7GUIs")


class CounterTests(BrowserCase):
    def test_by_mouse_and_by_keys(self):
        page = self.open("/7guis/counter")
        value = page.get_by_label("Value")
        expect(value).to_have_text("0")
        page.get_by_role("button", name="Count").click()
        expect(value).to_have_text("1")
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        expect(value).to_have_text("3")


class TemperatureTests(BrowserCase):
    def test_each_field_follows_the_other(self):
        page = self.open("/7guis/temperature")
        past_the_way_back(page)
        page.keyboard.press("Tab")
        page.keyboard.type("100")
        expect(page.get_by_label("Fahrenheit")).to_have_value("212")
        page.keyboard.press("Tab")
        page.keyboard.press("Control+A")
        page.keyboard.type("-40")
        expect(page.get_by_label("Celsius")).to_have_value("-40")
        page.keyboard.type("x")
        expect(page.get_by_label("Celsius")).to_have_value("-40")
        expect(page.get_by_label("Fahrenheit")).to_have_attribute("aria-invalid", "true")
        expect(page.get_by_label("Fahrenheit")).to_have_value("-40x")


class FlightTests(BrowserCase):
    def test_by_mouse(self):
        page = self.open("/7guis/flight")
        book = page.get_by_role("button", name="Book")
        expect(page.get_by_label("Return", exact=True)).to_be_disabled()
        page.get_by_label("Flight").select_option("return flight")
        expect(page.get_by_label("Return", exact=True)).to_be_enabled()
        page.get_by_label("Start", exact=True).fill("28.03.2014")
        expect(book).to_be_disabled()
        page.get_by_label("Return", exact=True).fill("29.03.201")
        expect(book).to_be_disabled()
        expect(page.get_by_label("Return", exact=True)).to_have_attribute("aria-invalid", "true")
        page.get_by_label("Return", exact=True).fill("29.03.2014")
        book.click()
        expect(page.get_by_label("Booking")).to_have_text(
            "You have booked a return flight from 28.03.2014 to 29.03.2014.")

    def test_by_keys(self):
        page = self.open("/7guis/flight")
        past_the_way_back(page)
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")
        expect(page.get_by_label("Return", exact=True)).to_be_enabled()
        page.keyboard.press("ArrowUp")
        expect(page.get_by_label("Return", exact=True)).to_be_disabled()
        page.keyboard.press("Tab")
        page.keyboard.press("End")
        page.keyboard.press("Backspace")
        page.keyboard.type("5")
        expect(page.get_by_role("button", name="Book")).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.get_by_label("Booking")).to_have_text(
            "You have booked a one-way flight on 27.03.2015.")


class TimerTests(BrowserCase):
    def test_it_fills_goes_on_and_begins_anew(self):
        page = self.open("/7guis/timer")
        elapsed, duration = page.locator("#elapsed"), page.get_by_label("Duration")
        self.until(page, "parseFloat(document.getElementById('elapsed').textContent) >= 0.2")
        duration.focus()
        page.keyboard.press("Home")
        expect(page.locator("#duration")).to_have_text("0.0 s")
        stopped = elapsed.inner_text()
        page.wait_for_timeout(250)
        expect(elapsed).to_have_text(stopped)
        page.keyboard.press("End")
        self.until(page, f"parseFloat(document.getElementById('elapsed').textContent) > {float(stopped[:-2])}")
        page.keyboard.press("Home")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(elapsed).to_have_text("0.0 s")


class PeopleTests(BrowserCase):
    def test_by_mouse(self):
        page = self.open("/7guis/crud")
        update = page.get_by_role("button", name="Update")
        expect(update).to_be_disabled()
        page.get_by_label("People").select_option(label="Mustermann, Max")
        expect(page.get_by_label("Name", exact=True)).to_have_value("Max")
        page.get_by_label("Surname").fill("Miller")
        update.click()
        expect(page.get_by_role("option")).to_have_text(["Emil, Hans", "Miller, Max", "Tisch, Roman"])
        page.get_by_label("Filter prefix").fill("M")
        expect(page.get_by_role("option")).to_have_text(["Miller, Max"])
        page.get_by_role("button", name="Delete").click()
        page.get_by_label("Filter prefix").fill("")
        expect(page.get_by_role("option")).to_have_text(["Emil, Hans", "Tisch, Roman"])

    def test_by_keys(self):
        page = self.open("/7guis/crud")
        keys = page.keyboard
        past_the_way_back(page)
        keys.press("Tab")
        keys.press("Tab")
        keys.press("ArrowDown")
        keys.press("ArrowDown")
        expect(page.get_by_label("Surname")).to_have_value("Mustermann")
        keys.press("Tab")
        keys.press("Control+A")
        keys.type("Moritz")
        for _ in range(2):
            keys.press("Tab")
        expect(page.get_by_role("button", name="Create")).to_be_focused()
        keys.press("Enter")
        expect(page.get_by_role("option")).to_have_count(4)
        keys.press("Tab")
        keys.press("Tab")
        keys.press("Enter")
        expect(page.get_by_role("option")).to_have_text(
            ["Emil, Hans", "Tisch, Roman", "Mustermann, Moritz"])


class CirclesTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/7guis/circles")
        self.canvas = self.page.get_by_role("application")
        self.circles = self.page.locator("circle")
        self.page.wait_for_timeout(200)

    def at(self, x, y):
        box = self.canvas.bounding_box()
        return {"x": x * box["width"] / 600, "y": y * box["height"] / 300}

    def test_by_mouse(self):
        self.canvas.click(position=self.at(100, 100))
        self.canvas.click(position=self.at(300, 150))
        expect(self.circles).to_have_count(2)
        expect(self.circles.nth(1)).to_have_attribute("cx", "300.0")
        self.canvas.hover(position=self.at(105, 100))
        expect(self.circles.nth(0)).to_have_class("chosen")
        self.canvas.click(position=self.at(105, 100), button="right")
        self.page.get_by_role("menuitem").click()
        slider = self.page.get_by_label("Diameter", exact=True)
        for diameter in ["50", "80", "120"]:
            slider.fill(diameter)
        expect(self.circles.nth(0)).to_have_attribute("r", "60.0")
        self.page.get_by_role("button", name="Close").click()
        expect(self.canvas).to_be_focused()
        self.page.get_by_role("button", name="Undo").click()
        expect(self.circles.nth(0)).to_have_attribute("r", "20.0")
        self.page.get_by_role("button", name="Undo").click()
        expect(self.circles).to_have_count(1)
        self.page.get_by_role("button", name="Redo").click()
        self.page.get_by_role("button", name="Redo").click()
        expect(self.circles.nth(0)).to_have_attribute("r", "60.0")
        expect(self.page.get_by_role("button", name="Redo")).to_be_disabled()

    def test_by_keys(self):
        keys = self.page.keyboard
        self.canvas.focus()
        for key in ["ArrowLeft"] * 5 + ["Enter"] + ["ArrowRight"] * 9 + ["Enter"]:
            keys.press(key)
        expect(self.circles).to_have_count(2)
        keys.press("Enter")
        expect(self.page.get_by_role("menuitem")).to_be_focused()
        keys.press("Enter")
        expect(self.page.get_by_label("Diameter", exact=True)).to_be_focused()
        keys.press("End")
        expect(self.circles.nth(1)).to_have_attribute("r", "100.0")
        keys.press("Escape")
        expect(self.canvas).to_be_focused()
        keys.press("Shift+Tab")
        expect(self.page.get_by_role("button", name="Undo")).to_be_focused()
        keys.press("Enter")
        expect(self.circles.nth(1)).to_have_attribute("r", "20.0")


class CellsTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/7guis/cells")

    def cell(self, column, row):
        return self.page.locator("tbody tr").nth(row).locator("td").nth(column)

    def test_by_mouse(self):
        for column, row, text in [(0, 0, "5"), (1, 0, "=A0*A0"), (2, 1, "=sum(A0:B0)")]:
            self.cell(column, row).dblclick()
            field = self.page.locator("td input")
            expect(field).to_be_focused()
            field.fill(text)
            # Who leaves the field is done with it.
            self.cell(column, row + 1).click()
            expect(field).to_have_count(0)
        expect(self.cell(2, 1)).to_have_text("30")
        self.cell(0, 0).dblclick()
        self.page.locator("td input").fill("=C1")
        self.page.keyboard.press("Enter")
        expect(self.cell(1, 0)).to_have_text("#CYCLE")
        self.cell(0, 0).dblclick()
        expect(self.page.locator("td input")).to_have_value("=C1")

    def test_by_keys(self):
        keys = self.page.keyboard
        past_the_way_back(self.page)
        keys.press("Tab")
        expect(self.cell(0, 0)).to_be_focused()
        for text, way in [("2", "ArrowRight"), ("=A0+1", "ArrowDown"), ("=B0*A0", "ArrowLeft")]:
            keys.press("Enter")
            expect(self.page.locator("td input")).to_be_focused()
            keys.type(text)
            keys.press("Enter")
            expect(self.page.locator("td input")).to_have_count(0)
            keys.press(way)
        expect(self.cell(0, 1)).to_be_focused()
        expect(self.cell(1, 1)).to_have_text("6")
        keys.press("ArrowUp")
        expect(self.cell(0, 0)).to_be_focused()
        keys.press("Enter")
        expect(self.page.locator("td input")).to_be_focused()
        keys.press("Control+A")
        keys.type("7")
        keys.press("Enter")
        expect(self.cell(1, 1)).to_have_text("56")
        keys.press("Enter")
        expect(self.page.locator("td input")).to_be_focused()
        keys.type("1")
        keys.press("Escape")
        expect(self.cell(0, 0)).to_be_focused()
        expect(self.cell(0, 0)).to_have_text("7")
        # There is a way out of it.
        keys.press("Shift+Tab")
        expect(self.page.locator("td:focus")).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
