"""Doses, counters and the stepper: buttons, sliders, and tabs that do not know each other."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase, Frame


class CoffeeTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/coffee")
        self.beans = self.page.get_by_role("slider", name="Coffee Beans Weight")
        self.water = self.page.get_by_role("slider", name="First Boiled Water Amount")

    def press(self, name, times=1):
        for _ in range(times):
            self.page.get_by_role("button", name=name).click()

    def expect_words(self, words):
        expect(self.page.get_by_role("main")).to_contain_text(words)

    def test_the_first_paint_is_whole(self):
        self.expect_words("Coffee Beans Weight: 15.0g")
        self.expect_words("First Boiled Water Amount: 30.0g")
        self.expect_words("Beans to water: 1 : 2.0")
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Coffee")
        expect(self.beans).to_have_value("15")
        expect(self.water).to_have_value("30")

    def test_buttons_change_their_dose_and_the_ratio(self):
        self.press("One gram more: Coffee Beans Weight", 5)
        self.press("One gram less: First Boiled Water Amount", 2)
        self.expect_words("Coffee Beans Weight: 20.0g")
        self.expect_words("First Boiled Water Amount: 28.0g")
        self.expect_words("1 : 1.4")
        expect(self.beans).to_have_value("20")
        expect(self.water).to_have_value("28")

    def test_a_slider_moves_by_keyboard(self):
        self.beans.focus()
        self.page.keyboard.press("ArrowRight")
        self.expect_words("Coffee Beans Weight: 15.5g")
        expect(self.beans).to_have_attribute("aria-valuetext", "15.5g")
        self.page.keyboard.press("End")
        self.expect_words("Coffee Beans Weight: 50.0g")
        self.page.keyboard.press("Home")
        self.expect_words("Coffee Beans Weight: 0.0g")
        self.expect_words("No beans, no coffee")
        self.page.keyboard.press("ArrowUp")
        self.expect_words("Coffee Beans Weight: 0.5g")
        self.expect_words("1 : 60.0")
        expect(self.beans).to_be_focused()

    def test_a_slider_moves_by_pointer_and_ends_where_it_was_let_go(self):
        box = self.beans.bounding_box()
        middle = box["y"] + box["height"] / 2
        self.page.mouse.move(box["x"] + box["width"] * 0.3, middle)
        self.page.mouse.down()
        for step in range(40):
            self.page.mouse.move(box["x"] + box["width"] * (0.3 + step / 100), middle)
        self.page.mouse.up()
        grams = float(self.beans.input_value())
        self.assertGreater(grams, 25)
        self.expect_words(f"Coffee Beans Weight: {grams:.1f}g")

    def test_the_ends_of_the_scale_hold(self):
        self.water.focus()
        self.page.keyboard.press("End")
        self.press("One gram more: First Boiled Water Amount", 2)
        self.expect_words("First Boiled Water Amount: 50.0g")
        self.press("One gram less: First Boiled Water Amount")
        self.expect_words("First Boiled Water Amount: 49.0g")

    def test_a_frame_by_hand_brings_no_more_than_the_scale_has(self):
        # No browser lets a slider say this, so it is told to be another field.
        forge = """(slider, text) => {
            slider.type = "text"; slider.value = text;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            slider.type = "range";
        }"""
        self.beans.evaluate(forge, "1000000000000")
        self.expect_words("Coffee Beans Weight: 50.0g")
        self.beans.evaluate(forge, "-7")
        self.expect_words("Coffee Beans Weight: 0.0g")
        self.press("One gram more: Coffee Beans Weight")
        self.expect_words("Coffee Beans Weight: 1.0g")

    def heard(self, role):
        """What the browser tells a screen reader of all elements of a role: name, value, liveness."""
        tools = self.context.new_cdp_session(self.page)
        tools.send("Accessibility.enable")
        for node in tools.send("Accessibility.getFullAXTree")["nodes"]:
            if not node["ignored"] and node["role"]["value"] == role:
                live = [it["value"]["value"] for it in node["properties"] if it["name"] == "live"]
                yield node["name"]["value"], node.get("value", {}).get("value"), live

    def test_who_listens_hears_names_and_values_and_what_changes(self):
        names = ["Coffee Beans Weight", "First Boiled Water Amount"]
        sliders = {name: value for name, value, _ in self.heard("slider")}
        self.assertEqual(sliders, dict(zip(names, (15, 30))))
        self.assertEqual(
            sorted(name for name, _, _ in self.heard("button")),
            sorted(f"One gram {way}: {name}" for name in names for way in ("less", "more")),
        )
        self.press(f"One gram more: {names[0]}")
        for text in ("16.0g", "30.0g", "Beans to water: 1 : 1.9"):
            expect(self.page.locator("output").get_by_text(text)).to_be_visible()
        expect(self.beans).to_have_attribute("aria-valuetext", "16.0g")
        expect(self.water).to_have_attribute("aria-valuetext", "30.0g")
        lives = [live for _, _, live in self.heard("status")]
        self.assertEqual(lives, [["polite"]] * 4)  # three outputs, and the state of the line

    def test_two_tabs_are_apart(self):
        other = self.open("/coffee")
        self.press("One gram more: Coffee Beans Weight", 3)
        self.expect_words("Coffee Beans Weight: 18.0g")
        other.get_by_role("button", name="One gram less: Coffee Beans Weight").click()
        expect(other.get_by_role("main")).to_contain_text("Coffee Beans Weight: 14.0g")
        self.expect_words("Coffee Beans Weight: 18.0g")


class BytesTests(BrowserCase):
    def test_a_click_takes_the_bytes_that_the_benchmark_counts(self):
        # The benchmark has no browser, and writes what a browser would send. Its bounds are promises of docs/evidence.md.
        page = self.open("/coffee")
        wire = self.wire(page)
        sent, heard = len(wire.sent), len(wire.heard)
        page.get_by_role("button", name="One gram more: Coffee Beans Weight").click()
        wire.wait(lambda wire: wire.count(wire.sent[sent:], Frame.RECEIVED))
        up = sum(len(frame.data) for frame in wire.sent[sent:])
        down = sum(len(frame.data) for frame in wire.heard[heard:])
        self.assertTrue(0 < up <= 24, up)
        self.assertTrue(0 < down <= 40, down)
        expect(page.get_by_role("main")).to_contain_text("Coffee Beans Weight: 16.0g")


class SmallExamplesTests(BrowserCase):
    def test_the_counters_count_apart_and_their_parent_counts_both(self):
        page = self.open("/two-counters")
        for name in ("Left: one more", "Left: one more", "Right: one less"):
            page.get_by_role("button", name=name).click()
        expect(page.get_by_role("status", name="Left")).to_have_text("2")
        expect(page.get_by_role("status", name="Right")).to_have_text("-1")
        expect(page.get_by_role("status", name="Presses in all")).to_have_text("3")

    def test_the_stepper_steps(self):
        page = self.open("/stepper")
        value = page.get_by_role("status", name="Value")
        page.get_by_role("button", name="Increment").click()
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("2")
        page.get_by_role("button", name="Decrement").click()
        expect(value).to_have_text("1")

    def test_quick_presses_are_all_counted(self):
        page = self.open("/stepper")
        page.evaluate(
            "() => { for (let n = 0; n < 50; n++)"
            " document.querySelector('[aria-label=Increment]').click() }"
        )
        expect(page.get_by_role("status", name="Value")).to_have_text("50")


if __name__ == "__main__":
    unittest.main()
