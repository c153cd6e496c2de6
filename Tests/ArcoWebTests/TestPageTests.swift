import Arco
import ArcoHTML
import ArcoReplay
import ArcoWeb
import Testing

@MainActor struct TestPageTests {
  /// A page whose state is what its views said last.
  private func page(
    @HTMLBuilder _ view: @escaping (String, Send<String>) -> HTML
  ) -> TestPage {
    TestPage(
      Component(.reduce { (said: inout String, word: String) in said = word }, view: view),
      state: "")
  }

  @Test func `a component is used in one line each`() throws {
    let page = TestPage(coffee(), state: Brew())
    try page.click("More beans")
    #expect(try page.text(of: "beans dose") == "16g")
    #expect(try page.text(of: "p#total") == "Total 46")
    try page.fill("water", "200")
    #expect(try page.text(of: "slider", near: "water dose") == "200")
    #expect(page.text == "Coffee\n16g\nMore\n200g\nMore\nTotal 216")
    #expect(page.patches == 2)
  }

  @Test func `what was done on a page is undone, and done again on another`() throws {
    let driver = Driver(coffee().behaviour, state: Brew())
    let recorder = driver.record()
    let history = driver.history(of: Lens(\Brew.beans.grams))
    let page = TestPage(Page(driver, face: coffee().face))
    try page.click("More beans")
    try page.fill("water", "200")
    history.undo()
    #expect(page.text == "Coffee\n15g\nMore\n200g\nMore\nTotal 215")
    let again = Driver(coffee().behaviour, state: Brew())
    let other = TestPage(Page(again, face: coffee().face))
    try again.replay(recorder.recording)
    #expect(other.text == page.text)
    try other.click("More beans")
    #expect(try other.text(of: "beans dose") == "16g")
  }

  @Test func `a person who fills a form and presses Enter submits it`() throws {
    let page = TestPage(todos(), state: Todos())
    try page.fill("New todo", "Buy beans")
    try page.press("Enter", in: "New todo")
    try page.type("Grind", into: "New todo")
    #expect(try page.text(of: "New todo") == "Grind")
    try page.submit("Add")
    #expect(try page.text(of: "ul") == "Buy beans\nGrind")
    #expect(try page.text(of: "New todo") == "")
    try page.check("Grind")
    #expect(try page.element("checkbox", near: "Grind").isChecked)
    #expect(try !page.element("Buy beans").isChecked)
    try page.uncheck("Grind")
    #expect(try !page.element("Grind").isChecked)
  }

  @Test func `a form sends what a browser would send`() throws {
    let page = page { said, send in
      form(
        .id("order"),
        .onSubmit(
          Form { fields throws(FieldRefusal) in
            let flags = [
              try fields[.flag("hot")], try fields[.flag("iced")], try fields[.flag("off")],
            ]
            let texts = [
              try fields[.text("name")], try fields[.text("size")], try fields[.text("milk")],
              try fields[.text("go")], try fields[.text("note")],
            ]
            return (texts + flags.map { "\($0)" }).joined(separator: " ")
          }
        ) { send($0) }
      ) {
        label("Name", .for("n"))
        input(.id("n"), .name("name"), .required())
        select(.name("size"), .ariaLabel("Size")) {
          option("Small", .value("s"))
          option("Large", .value("l"))
        }
        input(.type(.radio), .name("milk"), .value("oat"), .ariaLabel("Oat"))
        input(.type(.radio), .name("milk"), .value("cow"), .ariaLabel("Cow"), .checked(true))
        input(.type(.checkbox), .name("hot"), .ariaLabel("Hot"))
        input(.type(.checkbox), .name("iced"), .ariaLabel("Iced"), .checked(true))
        input(.name("off"), .disabled())
        button("Order", .name("go"), .value("now"))
        button("Cancel", .type(.button))
      }
      textarea(.name("note"), .form("order"), .value("thanks"))
      output(said)
    }
    #expect(throws: TestPageError.required(try page.element("Name"))) { try page.submit("Order") }
    try page.fill("Name", "Ada")
    try page.choose("Size", "Large")
    try page.check("Oat")
    try page.check("Hot")
    try page.uncheck("Iced")
    #expect(page.patches == 0)
    try page.submit("Order")
    #expect(try page.text(of: "output") == "Ada l oat now thanks true false false")
    #expect(try !page.element("Cow").isChecked)
    try page.press("Enter", in: "Name")
    #expect(page.patches == 1)
  }

  @Test func `a choice is made by an option's text or value`() throws {
    let page = page { said, send in
      select(.ariaLabel("Filter"), .onChange { send($0) }) {
        option("All", .value("all"), .selected(said == "all"))
        option("Active", .value("active"), .selected(said == "active"))
      }
    }
    #expect(try page.text(of: "Filter") == "All")
    try page.choose("Filter", "active")
    #expect(try page.element("Filter").value == "active")
    try page.choose("Filter", "All")
    #expect(try page.text(of: "Filter") == "All")
    #expect(throws: TestPageError.self) { try page.choose("Filter", "None") }
  }

  @Test func `keys are reported with what the browser does about them`() throws {
    let page = page { said, send in
      input(
        .ariaLabel("Edit"), .onKeyDown(keys: .enter, .escape) { send("\(said)\($0.name).") },
        .onBlur { send("\(said)left.") }, .onFocus { send("\(said)came.") },
        .onChange { send("\(said)\($0).") })
      button("Go", .onClick { send("\(said)go.") }, .onDoubleClick { send("\(said)twice.") })
      output(said)
    }
    try page.focus("Edit")
    try page.type("ab", into: "Edit")
    try page.press("Enter", in: "Edit")
    try page.press("Escape", in: "Edit")
    try page.type("c", into: "Edit")
    try page.blur("Edit")
    try page.press(.space, in: "Go")
    try page.doubleClick("Go")
    #expect(
      try page.text(of: "output") == "came.Enter.ab.Escape.abc.left.go.go.go.twice.")
    #expect(throws: TestPageError.self) { try page.press("Tab", in: "Edit") }
  }

  @Test func `what a page does not offer is refused with a text that helps`() throws {
    let page = page { said, send in
      button("Save", .onClick { send("save") })
      button("Save", .disabled(), .onClick { send("save") })
      p("Plain")
      input(.ariaLabel("Lonely"))
      div(.hidden()) { button("Secret", .onClick { send("secret") }) }
      details {
        summary("Details")
        button("Inside", .onClick { send("inside") })
      }
    }
    func text(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "nothing"
    }
    #expect(
      text { try page.click("Send") }
        == """
        nothing is called "Send"; there is: button "Save", button "Save", summary "Details"
        """)
    #expect(
      text { try page.click("Save") }
        == """
        2 are called "Save": button "Save", button "Save"; say which with near:
        """)
    #expect(
      text { try page.click("Plain") }
        == """
        paragraph "Plain" does nothing on click: give it, or what is around it, a handler
        """)
    #expect(text { try page.fill("Lonely", "x") }.hasPrefix("textbox \"Lonely\" does nothing"))
    #expect(text { try page.fill("Plain", "x") }.hasPrefix("paragraph \"Plain\" does nothing"))
    #expect(!page.exists("Secret"))
    #expect(!page.exists("Inside"))
    try page.click("Details")
    try page.click("Inside")
    #expect(page.elements(named: "Save").map { $0.isDisabled } == [false, true])
  }

  @Test func `a disabled element is not clicked`() throws {
    let page = page { said, send in
      fieldset(.disabled()) { button("Save", .onClick { send("save") }) }
      input(.ariaLabel("Name"), .readonly(), .onInput { send($0) })
    }
    #expect(throws: TestPageError.disabled(try page.element("Save"))) { try page.click("Save") }
    #expect(throws: TestPageError.disabled(try page.element("Name"))) {
      try page.fill("Name", "Ada")
    }
  }

  @Test func `what cannot be used is refused with a text`() throws {
    let page = page { said, send in
      div(.inert()) { button("Asleep", .onClick { send("asleep") }) }
      fieldset(.disabled()) {
        legend { button("Legend", .onClick { send("legend") }) }
        input(.type(.checkbox), .ariaLabel("Iced"), .onToggle { _ in send("iced") })
      }
      input(.ariaLabel("Fixed"), .readonly(), .value("x"), .onKeyDown { send($0.name) })
      input(.type(.range), .ariaLabel("Slide"), .readonly(), .onInput { send($0) })
      form(.id("order"), .onSubmit { send("order") }) {
        input(.ariaLabel("Wish"))
        button("Order", .disabled())
      }
      output(said)
    }
    func text(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "nothing"
    }
    let remedy = "takes no input: it is disabled, read-only or inert"
    #expect(text { try page.click("Asleep") } == "button \"Asleep\" \(remedy)")
    #expect(text { try page.check("Iced") } == "checkbox \"Iced\" \(remedy)")
    #expect(text { try page.type("y", into: "Fixed") } == "textbox \"Fixed\" \(remedy)")
    for submit in [{ try page.submit("form#order") }, { try page.press("Enter", in: "Wish") }] {
      #expect(text(submit) == "button \"Order\" \(remedy)")
    }
    #expect(page.patches == 0)
    try page.click("Legend")
    try page.press("a", in: "Fixed")
    #expect(try page.text(of: "output") == "a")
    try page.fill("Slide", "3")
    #expect(try page.text(of: "output") == "3")
  }

  @Test func `a choice is known by what its options stand for now`() throws {
    let page = page { said, send in
      let step = said.isEmpty ? "0" : "1"
      select(.ariaLabel("Size"), .onChange { send($0) }) {
        option("Small", .value("s\(step)"), .selected(said.isEmpty || said.hasPrefix("s")))
        option("Large", .value("l\(step)"), .selected(said.hasPrefix("l")))
      }
      button("Again", .onClick { send("s?") })
      output(said)
    }
    try page.click("Again")
    try page.choose("Size", "Large")
    #expect(try page.text(of: "output") == "l1")
    #expect(try page.element("Size").value == "l1")
    try page.choose("Size", "s1")
    #expect(try page.text(of: "output") == "s1")
    try page.verify()
    page.rebuild()
    try page.choose("Size", "l1")
    #expect(try page.text(of: "output") == "l1")
  }

  @Test func `boxes, buttons and hidden fields send what they stand for now`() throws {
    let page = page { said, send in
      let step = said.isEmpty ? "0" : "1"
      form(
        .onSubmit(
          Form { fields throws(FieldRefusal) in
            [
              try fields[.text("size")], try fields[.text("iced")], try fields[.text("go")],
              try fields[.text("secret")],
            ].joined(separator: " ")
          }
        ) { send($0) }
      ) {
        for size in ["s", "l"] {
          input(
            .type(.radio), .name("size\(step == "0" ? "?" : "")"), .value("\(size)\(step)"),
            .ariaLabel(size), .onChange { send($0) })
        }
        input(.type(.checkbox), .name("iced"), .value("iced\(step)"), .ariaLabel("Iced"))
        input(.type(.hidden), .name("secret"), .value("secret\(step)"))
        button("Go", .name("go"), .value("go\(step)"))
      }
      button("Next", .onClick { send("next") })
      output(said)
    }
    try page.check("Iced")
    try page.click("Next")
    try page.check("l")
    #expect(try page.text(of: "output") == "l1")
    try page.check("s")
    #expect(try page.text(of: "output") == "s1")
    #expect(try !page.element("l").isChecked)
    try page.submit("Go")
    #expect(try page.text(of: "output") == "s1 iced1 go1 secret1")
    try page.verify()
  }

  @Test func `a field holds what a browser makes of a pasted text`() throws {
    let page = page { said, send in
      input(.ariaLabel("Line"), .onInput { send("line \($0)") })
      textarea(.ariaLabel("Area"), .onInput { send("area \($0)") })
      pre(said)
    }
    try page.fill("Line", "a\r\nb\nc\rd")
    #expect(try page.element("pre").text == "line abcd")
    try page.fill("Area", "a\r\nb\nc\rd")
    #expect(try page.element("Area").value == "a\nb\nc\nd")
  }

  @Test func `rows are told apart by what is near`() throws {
    let page = page { said, send in
      ul {
        for name in ["Beans", "Milk"] {
          li {
            span(name)
            button("Delete", .onClick { send(name) })
          }
        }
      }
      output(said)
    }
    try page.click("Delete", near: "Milk")
    #expect(try page.text(of: "output") == "Milk")
    #expect(throws: TestPageError.self) { try page.click("Delete", near: "Tea") }
    #expect(throws: TestPageError.self) { try page.click("Delete") }
  }

  @Test func `markup is adopted as a browser adopts it`() throws {
    let page = page { said, _ in
      "a"
      "b & <c>"
      ""
      pre("\n  code")
      textarea(.ariaLabel("Text"), .value("\n\"quoted\" \r</textarea>"))
      svg { SVG.circle(.title("\"<&>")) }
      br()
      "\r"
    }
    try page.verify()
    #expect(try page.text(of: "Text") == "\n\"quoted\" \r</textarea>")
    page.rebuild()
    try page.verify()
  }

  @Test func `a refused form says so`() throws {
    let page = page { _, send in
      form(.onSubmit(Field.integer("size", in: 1...3)) { send("\($0)") }) {
        input(.name("size"))
        button("Go")
      }
    }
    try page.fill("size", "9")
    #expect(throws: TestPageError.refused(try page.element("form"), event: "submit")) {
      try page.submit("Go")
    }
  }

  @Test func `someone waits for what an effect brings`() async throws {
    let loader = Dispatcher<Void, Int, Bool>.update { count, isStart in
      count += 1
      return isStart ? .task { _, out in out.send(false) } : .none
    }
    let page = TestPage(
      Component(loader) { count, send in
        button("Load", .onClick { send(true) })
        output("\(count)")
      }, state: 0)
    try page.click("Load")
    #expect(try page.text(of: "output") == "1")
    await page.wait { $0.exists("2") }
    #expect(page.patches == 2)
  }
}
