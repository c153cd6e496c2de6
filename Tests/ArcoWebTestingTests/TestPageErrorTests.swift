import Arco
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

@MainActor struct TestPageErrorTests {
  @Test func `what a page does not offer is refused with a text that helps`() throws {
    let page = saying { said, send in
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
        no element is named "Send"; there is: button "Save", button "Save", summary "Details"
        """)
    #expect(
      text { try page.click("Save") }
        == """
        2 elements are named "Save": button "Save", button "Save"; choose one with near:
        """)
    #expect(
      text { try page.click("Plain") }
        == """
        paragraph "Plain" does not react to click: add a handler to it, or to an element around it
        """)
    #expect(
      text { try page.fill("Lonely", with: "x") }.hasPrefix("textbox \"Lonely\" does not react"))
    #expect(
      text { try page.fill("Plain", with: "x") }.hasPrefix("paragraph \"Plain\" does not react"))
    #expect(!page.exists("Secret"))
    #expect(!page.exists("Inside"))
    try page.click("Details")
    try page.click("Inside")
    #expect(page.elements(named: "Save").map { $0.isDisabled } == [false, true])
  }

  @Test func `a disabled element is not clicked`() throws {
    let page = saying { said, send in
      fieldset(.disabled()) { button("Save", .onClick { send("save") }) }
      input(.ariaLabel("Name"), .readonly(), .onInput { send($0) })
    }
    #expect(throws: TestPageError.disabled(try page.element("Save"))) { try page.click("Save") }
    #expect(throws: TestPageError.disabled(try page.element("Name"))) {
      try page.fill("Name", with: "Ada")
    }
  }

  @Test func `what cannot be used is refused with a text`() throws {
    let page = saying { said, send in
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
    let remedy = "cannot be used: it is disabled, read-only or inert"
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
    try page.fill("Slide", with: "3")
    #expect(try page.text(of: "output") == "3")
  }

  @Test func `a patch with a value that its template does not have is a defect, and says so`() {
    let counter = Component<Void, Int, Int, HTML>(.reduce { $0 += $1 }) { count, _ in p("\(count)")
    }
    let page = Page(Program(counter, state: 0))
    let shown = TestPage(page)
    // A template of one text, and an instance of it with the second value.
    page.onPatch?([9, 9, 1, 0, 1, 11, 0, 5, 3, 2] + "ab".utf8)
    let error = TestPageError.defect(.unknownValue(1, inPatch: 1))
    #expect(throws: error) { try shown.text(of: "p") }
    #expect("\(error)".hasSuffix("patch 1 sets value 1 of a template that has no such value"))
  }
}
