import Arco
import ArcoHTML
import ArcoWebTesting
import Testing

/// How elements are found: as a person finds them.
@MainActor struct SearchTests {
  private func ids(_ page: TestPage, _ name: String) -> [String] {
    page.elements(named: name).map { $0.text }
  }

  @Test func `an element is found by its label, which goes before a text`() throws {
    let page = saying { _, _ in
      label("Tea", .for("a"))
      input(.id("a"), .value("1"), .onInput { _ in })
      label {
        "Milk "
        input(.value("2"), .onInput { _ in })
      }
      p("Tea time")
      span("Oat", .id("b"))
      input(.ariaLabelledBy("b"), .ariaLabel("Ignored"), .value("3"), .onInput { _ in })
      input(.ariaLabel("  Soy   drink "), .value("4"), .onInput { _ in })
    }
    #expect(try page.text(of: "Tea") == "1")
    #expect(try page.text(of: "Milk") == "2")
    #expect(page.elements(named: "Oat").map(\.value) == ["", "3"])
    #expect(try page.text(of: "Soy drink") == "4")
    #expect(!page.exists("Ignored"))
    #expect(try page.element("Tea").description == "textbox \"Tea\"")
  }

  @Test func `where nothing has the name, other ways are tried, the surest first`() throws {
    let page = saying { _, _ in
      div(.class("outer")) {
        "Beans"
        em("and more")
      }
      input(.placeholder("Search"), .value("a"), .onInput { _ in })
      input(.name("words"), .value("b"), .onInput { _ in })
      output("c", .id("total"), .class("large", "bold"))
      output("d", .class("large"))
      table { tr { td("e") } }
    }
    #expect(try page.element("Beans").tag == "div")
    #expect(try page.text(of: "Search") == "a")
    #expect(try page.text(of: "words") == "b")
    #expect(try page.text(of: "output#total") == "c")
    #expect(try page.text(of: "#total") == "c")
    #expect(try page.text(of: "output.large.bold") == "c")
    #expect(try page.text(of: ".bold.large") == "c")
    #expect(ids(page, "output.large") == ["c", "d"])
    #expect(ids(page, "output.large.small") == [])
    #expect(ids(page, "p#total") == [])
    #expect(try page.text(of: "cell") == "e")
  }

  @Test func `what does not show is not found`() throws {
    let page = saying { said, send in
      p("Gone", .hidden(said.isEmpty))
      div(.hidden(said.isEmpty)) { p("Inside") }
      input(.type(.hidden), .name("secret"))
      details {
        summary("More")
        p("Folded")
      }
      button("Show", .onClick { send("x") })
    }
    for name in ["Gone", "Inside", "secret", "Folded"] { #expect(!page.exists(name)) }
    #expect(page.text == "More\nShow")
    try page.click("Show")
    #expect(page.exists("Gone") && page.exists("Inside"))
    try page.click("More")
    #expect(page.exists("Folded"))
    #expect(page.text == "Gone\nInside\nMore\nFolded\nShow")
    try page.click("More")
    #expect(!page.exists("Folded"))
  }

  @Test func `near takes the element that shares the smallest part with the landmark`() throws {
    let page = saying { said, send in
      main {
        for group in ["A", "B"] {
          section {
            h2("Group \(group)")
            for row in ["1", "2"] {
              p {
                span("Row \(group)\(row)")
                button("Take", .onClick { send("\(group)\(row)") })
              }
            }
          }
        }
      }
      output(said)
    }
    for row in ["A1", "A2", "B1", "B2"] {
      try page.click("Take", near: "Row \(row)")
      #expect(try page.text(of: "output") == row)
    }
    let one = error { () throws(TestPageError) in try page.click("Take", near: "Group B") }
    guard case .ambiguous("Take", let found)? = one else {
      Issue.record("one of two was taken")
      return
    }
    #expect(found.count == 2)
    let any = error { () throws(TestPageError) in try page.click("Take") }
    guard case .ambiguous("Take", let all)? = any else {
      Issue.record("one of four was taken")
      return
    }
    #expect(all.count == 4)
    let none = error { () throws(TestPageError) in try page.click("Take", near: "Row C") }
    guard case .notFound("Row C", _)? = none else {
      Issue.record("what is not there was found")
      return
    }
  }

  private func error(_ body: () throws(TestPageError) -> Void) -> TestPageError? {
    do throws(TestPageError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func `of those that have a name only what suits is meant`() throws {
    let page = saying { said, send in
      h1("Save")
      button("Save", .onClick { send("saved") })
      fieldset {
        legend("Size")
        input(.type(.radio), .name("size"), .ariaLabel("Small"), .onChange { _ in send("s") })
      }
      output(said)
    }
    try page.click("Save")
    #expect(try page.text(of: "output") == "saved")
    #expect(page.elements(named: "Save").map(\.role) == ["heading", "button"])
    try page.check("Small")
    #expect(try page.text(of: "output") == "s")
  }

  @Test func `an element that is labelled and one within it that reads the same are two`() throws {
    let page = saying { _, _ in
      section(.ariaLabel("X")) {
        h2("X")
        p("inside")
      }
      section(.ariaLabelledBy("y")) {
        h2("Y", .id("y"))
        p("within")
      }
      div { p("Z") }
    }
    #expect(page.elements(named: "X").map(\.tag) == ["section", "h2"])
    let two = error { () throws(TestPageError) in _ = try page.text(of: "X") }
    guard case .ambiguous("X", let found)? = two else {
      Issue.record("one of two was taken")
      return
    }
    #expect(found.count == 2)
    #expect(try page.element("Y").tag == "h2")
    #expect(try page.element("Z").tag == "p")
  }

  @Test func `an element says what it is, holds and shows`() throws {
    let page = saying { _, _ in
      select(.ariaLabel("Size"), .onChange { _ in }) {
        option("Small cup", .value("s"))
        option("Large cup", .value("l"), .selected(true))
      }
      input(.type(.checkbox), .ariaLabel("Iced"), .checked(true), .onToggle { _ in })
      input(.type(.range), .ariaLabel("Heat"), .value("3"), .onInput { _ in })
      input(.type(.search), .ariaLabel("Find"), .onInput { _ in })
      input(.type(.number), .ariaLabel("Count"), .onInput { _ in })
      input(.type(.submit), .value("Send"))
      a("Home", .href("/"))
      ul { li("One") }
      div("Own", .role("tab"))
      p {
        "two "
        em("words")
      }
    }
    let size = try page.element("Size")
    #expect((size.role, size.text, size.value) == ("combobox", "Large cup", "l"))
    #expect(try page.element("Iced").isChecked)
    #expect(try page.element("Iced").role == "checkbox")
    #expect(try page.element("Heat").role == "slider")
    #expect(try page.element("Heat").value == "3")
    #expect(try page.element("Find").role == "searchbox")
    #expect(try page.element("Count").role == "spinbutton")
    #expect(try page.element("Send").role == "button")
    #expect(try page.element("Home").role == "link")
    #expect(try page.element("list").tag == "ul")
    #expect(try page.element("Own").role == "tab")
    #expect(try page.element("two words").role == "paragraph")
  }
}
