import Arco
import ArcoHTML
import ArcoWebTesting
import Testing

@MainActor struct TestPageFormTests {
  @Test func `a person who fills a form and presses Enter submits it`() throws {
    let page = TestPage(todos(), state: Todos())
    try page.fill("New todo", with: "Buy beans")
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
          Form { fields throws(Submission.Refusal) in
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
    try page.fill("Name", with: "Ada")
    try page.choose("Large", in: "Size")
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
          Form { fields throws(Submission.Refusal) in
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
    try page.fill("size", with: "9")
    #expect(throws: TestPageError.refused(try page.element("form"), event: "submit")) {
      try page.submit("Go")
    }
  }

  @Test func `radio buttons of one name are one group in each form`() throws {
    let page = saying { _, send in
      for name in ["First", "Second"] {
        form(.ariaLabel(name), .onSubmit { send("") }) {
          for size in ["s", "l"] {
            input(.type(.radio), .name("size"), .value(size), .ariaLabel("\(name) \(size)"))
          }
        }
      }
      input(.type(.radio), .name("size"), .ariaLabel("Alone"), .onChange { _ in })
      input(
        .type(.radio), .name("size"), .form("none"), .ariaLabel("Lost"), .onChange { _ in })
      input(.type(.radio), .name("colour"), .ariaLabel("Colour"), .onChange { _ in })
    }
    func ticked() throws -> [String] {
      try ["First s", "First l", "Second s", "Second l", "Alone", "Lost", "Colour"].filter {
        try page.element($0).isChecked
      }
    }
    try page.check("First s")
    try page.check("Second l")
    try page.check("Colour")
    #expect(try ticked() == ["First s", "Second l", "Colour"])
    try page.check("Second s")
    #expect(try ticked() == ["First s", "Second s", "Colour"])
    try page.check("First l")
    #expect(try ticked() == ["First l", "Second s", "Colour"])
    try page.check("Alone")
    #expect(try ticked() == ["First l", "Second s", "Alone", "Colour"])
  }

  @Test func `a required choice is made by any button of its group in its form`() throws {
    let page = saying { said, send in
      for name in ["First", "Second"] {
        form(.onSubmit { send(name) }) {
          input(
            .type(.radio), .name("size"), .value("s"), .required(), .ariaLabel("\(name) small"))
          input(.type(.radio), .name("size"), .value("l"), .ariaLabel("\(name) large"))
          button("Send \(name)")
        }
      }
      output(said)
    }
    try page.check("First large")
    #expect(throws: TestPageError.required(try page.element("Second small"))) {
      try page.submit("Send Second")
    }
    try page.submit("Send First")
    #expect(try page.text(of: "output") == "First")
    try page.check("Second large")
    try page.submit("Send Second")
    #expect(try page.text(of: "output") == "Second")
  }

  @Test
  func `a required box has to be ticked and a required field filled, unless the form says no`()
    throws
  {
    let page = saying { said, send in
      form(.onSubmit { send("asked") }) {
        input(.type(.checkbox), .ariaLabel("Terms"), .name("terms"), .required())
        input(.name("off"), .required(), .disabled())
        button("Ask")
      }
      form(.novalidate(), .onSubmit { send("free") }) {
        input(.ariaLabel("Free"), .name("free"), .required())
        button("Go")
      }
      output(said)
    }
    #expect(throws: TestPageError.required(try page.element("Terms"))) { try page.submit("Ask") }
    try page.check("Terms")
    try page.submit("Ask")
    #expect(try page.text(of: "output") == "asked")
    try page.submit("Go")
    #expect(try page.text(of: "output") == "free")
  }

  @Test func `a form sends its fields in the document's order, and of its buttons the one pressed`()
    throws
  {
    let page = saying { said, send in
      form(
        .onSubmit(
          Form { fields throws(Submission.Refusal) in try fields[.text("go")] }
        ) { send($0) }
      ) {
        button("Draft", .name("go"), .value("draft"))
        button("Publish", .name("go"), .value("publish"))
        button("Off", .name("go"), .value("off"), .disabled())
      }
      output(said)
    }
    try page.submit("Publish")
    #expect(try page.text(of: "output") == "publish")
    try page.click("Draft")
    #expect(try page.text(of: "output") == "draft")
    #expect(throws: TestPageError.disabled(try page.element("Off"))) { try page.submit("Off") }
  }

  @Test func `Enter in a field presses the first submit button of its form`() throws {
    let page = saying { said, send in
      form(
        .onSubmit(
          Form { fields throws(Submission.Refusal) in try fields[.text("go")] }
        ) { send($0) }
      ) {
        input(.ariaLabel("Name"), .name("name"))
        button("Cancel", .type(.button))
        button("First", .name("go"), .value("first"))
        button("Second", .name("go"), .value("second"))
      }
      form(.onSubmit { send("bare") }) { input(.ariaLabel("Bare"), .name("bare")) }
      output(said)
    }
    try page.press("Enter", in: "Name")
    #expect(try page.text(of: "output") == "first")
    try page.press("Enter", in: "Bare")
    #expect(try page.text(of: "output") == "bare")
  }

  @Test func `a form whose submit buttons are all disabled is not submitted`() throws {
    let page = saying { said, send in
      form(.ariaLabel("Order"), .onSubmit { send("sent") }) {
        input(.ariaLabel("Name"), .name("name"))
        button("Send", .disabled())
      }
      output(said)
    }
    #expect(throws: TestPageError.disabled(try page.element("Send"))) { try page.submit("Order") }
    #expect(throws: TestPageError.disabled(try page.element("Send"))) {
      try page.press("Enter", in: "Name")
    }
    #expect(try page.text(of: "output").isEmpty)
  }
}
