"""What a person does on each page, by mouse and by keyboard: the same in every browser.

A file of tests gives `Scenarios` an engine.
"""

from scenarios_7guis import GuiScenarios

TITLES = "[...document.querySelectorAll('li .tick span')].map((it) => it.textContent).join() === titles"


class Scenarios(GuiScenarios):
    def coffee(self, of):
        tab, beans, water = self.tab, "Coffee Beans Weight", "First Boiled Water Amount"
        self.open("/coffee/" if of else "/coffee", of)
        tab.reach("input", beans)
        tab.press("ArrowRight")
        tab.expect("main", f"{beans}: 15.5g")
        tab.press("Home")
        tab.expect("main", "No beans, no coffee")
        tab.press("End")
        tab.expect("main", f"{beans}: 50.0g")
        tab.expect_focus("input", beans)
        tab.click("button", f"One gram less: {beans}")
        tab.expect("main", f"{beans}: 49.0g")
        tab.reach("button", f"One gram less: {water}")
        tab.press("Space")
        tab.press("Enter")
        tab.expect("main", f"{water}: 28.0g")

    def test_coffee(self):
        self.coffee(None)

    def test_coffee_in_the_browser(self):
        self.coffee(self.sites)

    def todos(self, of):
        tab, draft = self.tab, "What is there to do?"
        self.open("/todos/" if of else "/todos", of)
        tab.reach("input", draft)
        tab.type("Drink")
        tab.press("Enter")
        tab.wait(TITLES, titles="Grind the beans,Boil the water,Pour, and wait,Drink")
        tab.expect_value("input", draft, "")
        tab.expect_focus("input", draft)
        tab.reach("input", "Grind the beans")
        tab.press("Space")
        tab.expect("main", "3 of 4 to do")
        tab.click("input[type=radio]", "Active")
        tab.wait(TITLES, titles="Boil the water,Pour, and wait,Drink")
        # The same button of the next row has the focus then.
        tab.reach("button", "Delete: Boil the water")
        tab.press("Enter")
        tab.wait(TITLES, titles="Pour, and wait,Drink")
        tab.expect_focus("button", "Delete: Pour, and wait")
        tab.expect("main", "All changes are saved.")

    def test_to_do(self):
        self.todos(None)

    def test_to_do_in_the_browser_which_keeps_it(self):
        self.todos(self.sites)
        self.open("/todos/", self.sites)
        self.tab.wait(TITLES, titles="Grind the beans,Pour, and wait,Drink")
        self.assertTrue(self.tab.evaluate("find('input', 'Grind the beans').checked"))

    def test_shop_with_search_and_back(self):
        tab = self.tab
        self.open("/shop")
        tab.reach("input", "Search")
        tab.type("green")
        tab.expect("main", "3 teas")
        tab.expect_path("/shop?words=green")
        tab.reach("a", "Hojicha")
        tab.press("Enter")
        tab.expect_focus("h1", "Hojicha")
        tab.go(-1)
        tab.expect_value("input", "Search", "green")
        tab.expect_path("/shop?words=green")
        tab.click("a", "Sencha")
        tab.click("button", "Add to cart")
        tab.click("a", "Cart (1)")
        tab.click("a", "Check out")
        tab.reach("input", "Name")
        tab.type("Ada")
        tab.press("Tab")
        tab.type("Main 1")
        tab.press("Enter")
        tab.expect("h1", "Payment")
        tab.go(-1)
        tab.expect_value("input", "Name", "Ada")
        tab.go(1)
        tab.click("button", "By card")
        tab.expect("main", "Ada, Main 1")
        tab.reach("button", "Order")
        tab.press("Enter")
        tab.expect_focus("h1", "Thank you")

    def test_sign_up(self):
        tab = self.tab
        self.open("/sign-up")
        for name, text in [("Name", "Bob"), ("Age", "seven"), ("E-mail", "bob@example.org"),
                           ("Street", "1 Main Street"), ("Town", "London")]:
            tab.reach("input", name)
            tab.type(text)
        tab.press("Enter")
        tab.expect_focus("input", "Age")
        self.assertEqual(tab.evaluate("document.activeElement.getAttribute('aria-invalid')"), "true")
        tab.press("Control+a")
        tab.type("36")
        tab.press("Enter")
        tab.expect("main", "Thank you. We write to bob@example.org.")
        tab.expect_focus("button", "Sign up somebody else")

    def editor(self, of):
        tab = self.tab
        self.open("/editor/" if of else "/editor", of)
        tab.reach("input", "Type here")
        tab.type("lx")
        tab.expect("#text", "Te quick brown fox")
        tab.type("i  lx")
        tab.expect("#text", "T  lxe quick brown fox")
        tab.press("Backspace")
        tab.press("Escape")
        tab.expect("main", "Keys are commands.")
        tab.type("0x")
        tab.expect("#text", "  le quick brown fox")

    def test_editor(self):
        self.editor(None)

    def test_editor_in_the_browser(self):
        self.editor(self.sites)

    def test_two_counters(self):
        tab = self.tab
        self.open("/two-counters")
        tab.click("button", "Left: one more")
        tab.press("Enter")
        tab.reach("button", "Right: one less")
        tab.press("Space")
        tab.expect("output", "2", "Left")
        tab.expect("output", "-1", "Right")
        tab.expect("output", "3", "Presses in all")

    def test_a_module_in_the_browser_keeps_fetches_and_asks(self):
        tab = self.tab
        self.open("/trial/", self.sites)
        tab.click("input", "Words")
        tab.type("beans")
        tab.click("button", "Keep")
        tab.expect("#answer", "kept: yes")
        self.open("/trial/", self.sites)
        tab.click("button", "Read")
        tab.expect("#answer", "read: beans")
        tab.click("button", "Fetch")
        tab.expect("#answer", "201: POST")
        tab.click("button", "Ask")
        tab.expect_focus("input", "Say")
        tab.type("tea")
        tab.press("Enter")
        tab.expect("#answer", "said: tea")
        self.wait_for_pointer()
        tab.click("#pad")
        tab.expect("#answer", "down at")

    def moving(self, of):
        tab = self.tab
        self.open("/moving", of)
        tab.wait("(window.mark = 7)")
        tab.reach("a", "Item 2")
        tab.press("Enter")
        tab.expect_focus("h1", "Item 2")
        tab.expect_path("/moving/items/2")
        tab.wait("document.title === 'Item 2 – Moving'")
        tab.click("button", "Next")
        tab.expect("h1", "Item 3")
        tab.go(-2)
        tab.expect("h1", "List")
        tab.expect_path("/moving")
        tab.go(1)
        tab.expect("h1", "Item 2")
        # Who is asked before they leave stays where they are, and so does the address.
        tab.click("a", "Note")
        tab.reach("textarea", "Text")
        tab.type("milk")
        tab.expect_path("/moving/note")
        tab.go(-1)
        tab.expect_focus("button", "Stay")
        tab.press("Enter")
        tab.expect_path("/moving/note")
        tab.expect_value("textarea", "Text", "milk")
        # It was one document all the time.
        self.assertEqual(tab.evaluate("window.mark"), 7)

    def test_moving_within_a_site(self):
        self.moving(None)

    def test_moving_within_a_site_in_the_browser(self):
        self.moving(self.tour)

    def test_a_page_that_was_left_is_there_again(self):
        tab = self.tab
        self.open("/stepper")
        tab.evaluate("void (window.mark = 7)")
        tab.click("button", "Increment")
        tab.click("button", "Increment")
        tab.expect("output", "2", "Value")
        self.leave(tab.click, "a", "← All examples")
        self.leave(tab.go, -1)
        tab.expect("output", "2", "Value")
        # The browser kept the page, or loaded it.
        self.assertEqual(tab.evaluate("window.mark"), 7 if tab.KEEPS_PAGES else None)
        tab.wait("document.documentElement.dataset.line === 'up'")
        tab.click("button", "Increment")
        tab.expect("output", "3", "Value")

    def test_what_a_click_opened_gives_the_focus_back(self):
        tab = self.tab
        self.open("/todos")
        tab.click("button", "Edit: Boil the water")
        tab.expect_focus("input", "Title")
        tab.press("Enter")
        tab.wait("!find('input', 'Title')")
        tab.expect_focus("button", "Edit: Boil the water")

    def test_a_field_that_is_moved_keeps_its_focus_and_its_caret(self):
        tab, order = self.tab, "[...document.querySelectorAll('label input')].map((it) => it.name).join('') === order"
        self.open("/names?names=a,b,c")
        tab.reach("input", "a")
        tab.type("milk")
        tab.press("ArrowLeft")
        for moved in ("cba", "abc"):
            tab.evaluate("find('button', 'Turn').click()")
            tab.wait(order, order=moved)
            tab.expect_focus("input", "a")
        self.assertEqual(tab.evaluate("'moveBefore' in Element.prototype"), tab.MOVES)
        tab.type("-")
        tab.expect_value("input", "a", "mil-k")
        tab.expect("output", "a=mil-k", "Heard")

    def search_and_look(self):
        tab = self.tab
        tab.click("input", "Search")
        tab.press("Control+a")
        tab.type("green")
        tab.expect("main", "3 teas")
        tab.expect_value("input", "Search", "green")
        tab.expect_path("/shop?words=green")
        self.assertTrue(tab.evaluate("first.isConnected"), "the page was built again")

    def test_quick_typing_into_the_address_loses_nothing(self):
        # No driver types as fast as a key that is held down.
        tab = self.tab
        self.open("/shop")
        tab.evaluate("void (window.first = find('input', 'Search'))")
        for burst in range(4):
            tab.evaluate("""void [...Array(60).keys()].forEach((at) => {
                find('input', 'Search').value = 'tea'.slice(0, at % 3) + burst;
                find('input', 'Search').dispatchEvent(new InputEvent('input', { bubbles: true }));
            })""", burst=burst)
            tab.wait("location.search === '?words=te' + burst", burst=burst)
        self.search_and_look()

    def test_where_the_address_was_written_too_often_it_is_right_in_the_end(self):
        tab = self.tab
        self.open("/shop")
        tab.evaluate("void (window.first = find('input', 'Search'))")
        self.assertEqual(tab.evaluate("""(() => {
            try { for (let at = 0; at < 300; at++) history.replaceState(history.state, ""); } catch ({ name }) { return name; }
        })()"""), tab.REFUSAL)
        self.search_and_look()
        # Firefox says so itself.
        tab.complaints.clear()

    def test_a_word_is_composed_and_the_key_that_accepts_it_sends_nothing(self):
        tab, draft, before = self.tab, "What is there to do?", "Grind the beans,Boil the water,Pour, and wait"
        self.open("/todos")
        tab.evaluate("""void (window.order = [], ["compositionstart", "input", "compositionend"].forEach(
            (type) => addEventListener(type, (event) => order.push(type + (event.isComposing ? "…" : "")))))""")
        tab.reach("input", draft)
        tab.compose()
        tab.expect_value("input", draft, tab.DRAFT)
        tab.accept()
        tab.expect_value("input", draft, tab.WORD)
        tab.type("!")
        tab.press("Enter")
        tab.wait(TITLES, titles=f"{before},{tab.WORD}!")
        tab.expect_value("input", draft, "")
        self.assertEqual(tab.evaluate("order.slice(0, -1)"), tab.ORDER)

    def test_what_is_composed_is_searched_for_and_written_into_the_address(self):
        tab = self.tab
        self.open("/shop")
        tab.reach("input", "Search")
        tab.compose()
        tab.wait("new URLSearchParams(location.search).get('words') === draft", draft=tab.DRAFT)
        tab.expect("main", "No tea is like this.")
        tab.expect_value("input", "Search", tab.DRAFT)
        tab.accept()
        tab.wait("new URLSearchParams(location.search).get('words') === word", word=tab.WORD)
        tab.press("Backspace")
        tab.type("green")
        tab.expect("main", "3 teas")

    def test_a_page_that_is_loaded_again_shows_what_the_browser_keeps(self):
        tab, draft = self.tab, "What is there to do?"
        self.open("/todos")
        tab.reach("input", draft)
        tab.type("tea")
        tab.reload()
        tab.wait("document.documentElement.dataset.line === 'up'")
        tab.expect_value("input", draft, "tea" if tab.KEEPS_FIELDS else "")

    def leave(self, action, *values):
        """Does what leads to another document, and waits for that."""
        self.tab.evaluate("void (window.isLeft = true, addEventListener('pagehide', () => { isLeft = false }))")
        action(*values)
        self.tab.wait("!window.isLeft && document.readyState === 'complete'")

    def test_a_page_without_its_script_says_so(self):
        tab = self.tab
        self.sites.server.missing.add(".js")
        self.addCleanup(self.sites.server.missing.clear)
        tab.goto(self.sites.address + "/coffee/")
        # After four seconds, in which the script may still come.
        tab.wait("getComputedStyle(find('.arco-late', null)).visibility === 'visible'")
        self.sites.server.missing.clear()
        self.open("/coffee/", self.sites)
        self.assertFalse(tab.evaluate("find('.arco-late', null)"))
        # What Firefox says of the script.
        tab.complaints.clear()


class KeptScenarios(Scenarios):
    """In a browser that keeps pages that were left."""

    def test_who_logs_out_leaves_nothing_to_go_back_to(self):
        tab = self.tab
        tab.goto(self.demo.address + "/shop/log-in?next=/shop/office")
        # By a plain form, whose answer brings the name back.
        for password in ("wrong", "compiler"):
            tab.reach("input", "Name")
            tab.press("Control+a")
            tab.type("grace")
            tab.press("Tab")
            tab.type(password)
            tab.press("Enter")
            tab.expect(*(("[role=alert]", "Name or password is not right.") if password == "wrong" else ("h1", "Office")))
        tab.wait("document.documentElement.dataset.line === 'up'")
        self.open("/shop/teas/3")
        self.leave(tab.go, -1)
        tab.expect("h1", "Office")
        self.open("/shop/teas/3")
        self.leave(tab.click, "button", "Log out")
        tab.expect("a", "Log in", "Log in")
        # Where the log out leads, and the page that it was sent from, whichever of the two the browser has kept.
        while tab.evaluate("location.pathname") in ("/shop", "/shop/teas/3"):
            self.leave(tab.go, -1)
        tab.expect_path("/shop/log-in?next=%2Fshop%2Foffice")
        self.assertFalse(tab.evaluate("document.body.textContent.includes('Office')"))
