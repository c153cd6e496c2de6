import Arco
import ArcoHTML
import ArcoWebTesting
import Testing

@MainActor struct TestPageFormTests {
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
    let page = saying { said, send in
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

  @Test func `boxes, buttons and hidden fields send what they stand for now`() throws {
    let page = saying { said, send in
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

  @Test func `a refused form says so`() throws {
    let page = saying { _, send in
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
}
