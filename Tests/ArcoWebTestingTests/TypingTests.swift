import Arco
import ArcoHTML
import ArcoWebTesting
import Testing

/// What a person's hands bring: which events, in which order, and what the browser does by itself.
@MainActor struct TypingTests {
  private func heard(_ said: String, _ word: String) -> String {
    said.isEmpty ? word : "\(said) \(word)"
  }

  @Test func `filling a field brings one input and one change, and none where nothing changes`()
    throws
  {
    let page = saying { said, send in
      input(
        .ariaLabel("Name"), .onInput { send(heard(said, "input:\($0)")) },
        .onChange { send(heard(said, "change:\($0)")) })
      output(said)
    }
    try page.fill("Name", with: "Ada")
    #expect(try page.text(of: "output") == "input:Ada change:Ada")
    try page.fill("Name", with: "Ada")
    #expect(try page.text(of: "output") == "input:Ada change:Ada input:Ada")
  }

  @Test func `a field that was typed into tells its change when it is left, once`() throws {
    let page = saying { said, send in
      input(.ariaLabel("Name"), .onChange { send(heard(said, "change:\($0)")) }, .onBlur {})
      output(said)
    }
    try page.type("A", into: "Name")
    try page.type("d", into: "Name")
    #expect(try page.text(of: "output").isEmpty)
    try page.blur("Name")
    #expect(try page.text(of: "output") == "change:Ad")
    try page.blur("Name")
    #expect(try page.text(of: "output") == "change:Ad")
    try page.type("a", into: "Name")
    try page.press("Enter", in: "Name")
    #expect(try page.text(of: "output") == "change:Ad change:Ada")
  }

  @Test func `a field that was written in brings one input, and its change when it is left`() throws
  {
    let page = saying { said, send in
      input(
        .ariaLabel("Name"), .onInput { send(heard(said, "input:\($0)")) },
        .onChange { send(heard(said, "change:\($0)")) })
      output(said)
    }
    try page.write("Ada", into: "Name")
    #expect(try page.text(of: "output") == "input:Ada")
    try page.write("Bob", into: "Name")
    #expect(try page.text(of: "output") == "input:Ada input:Bob")
    try page.blur("Name")
    #expect(try page.text(of: "output") == "input:Ada input:Bob change:Bob")
    #expect(throws: TestPageError.self) { try page.write("Ada", into: "output") }
  }

  @Test func `each key goes down, changes the field, and goes up`() throws {
    let page = saying { said, send in
      input(
        .ariaLabel("Name"), .onKeyDown { send(heard(said, "down:\($0.name)")) },
        .onKeyUp { send(heard(said, "up:\($0.name)")) },
        .onInput { send(heard(said, "input:\($0)")) })
      output(said)
    }
    try page.type("ab", into: "Name")
    #expect(try page.text(of: "output") == "down:a input:a up:a down:b input:ab up:b")
  }

  @Test func `what the page puts into the field meanwhile is what the next key is added to`() throws
  {
    let page = saying { said, send in
      input(.ariaLabel("Code"), .value(said), .onInput { send($0.uppercased()) })
    }
    try page.type("abc", into: "Code")
    #expect(try page.text(of: "Code") == "ABC")
  }

  @Test func `a box is ticked and unticked once, and a button of a choice stays`() throws {
    let page = saying { said, send in
      input(.type(.checkbox), .ariaLabel("Iced"), .onToggle { send(heard(said, "\($0)")) })
      input(
        .type(.radio), .name("size"), .ariaLabel("Small"),
        .onChange { _ in send(heard(said, "small")) })
      output(said)
    }
    try page.check("Iced")
    try page.check("Iced")
    try page.uncheck("Iced")
    try page.uncheck("Iced")
    #expect(try page.text(of: "output") == "true false")
    try page.click("Iced")
    #expect(try page.element("Iced").isChecked)
    try page.press(.space, in: "Iced")
    #expect(try page.text(of: "output") == "true false true false")
    try page.check("Small")
    try page.check("Small")
    #expect(try page.text(of: "output") == "true false true false small")
    #expect(throws: TestPageError.self) { try page.uncheck("Small") }
  }

  @Test func `Enter and the space bar press a button, and other keys do not`() throws {
    let page = saying { said, send in
      button("Go", .onClick { send(heard(said, "go")) })
      output(said)
    }
    try page.press("Enter", in: "Go")
    try page.press(.space, in: "Go")
    #expect(try page.text(of: "output") == "go go")
    #expect(throws: TestPageError.notOffered(try page.element("Go"), event: "key down")) {
      try page.press("a", in: "Go")
    }
  }

  @Test func `Enter in a text of several lines submits nothing`() throws {
    let page = saying { said, send in
      form(.onSubmit { send("sent") }) {
        textarea(.ariaLabel("Note"), .name("note"), .onKeyDown { _ in })
        input(.ariaLabel("Title"), .name("title"))
        button("Send")
      }
      output(said)
    }
    try page.press("Enter", in: "Note")
    #expect(try page.text(of: "output").isEmpty)
    try page.press("Enter", in: "Title")
    #expect(try page.text(of: "output") == "sent")
  }

  @Test func `an option is chosen alone, and one that is not there is named with those that are`()
    throws
  {
    let page = saying { said, send in
      select(.ariaLabel("Size"), .onChange { send($0) }) {
        option("Small", .value("s"))
        option("Large", .value("l"))
        option("Huge", .value("h"), .disabled())
      }
      output(said)
    }
    try page.choose("Large", in: "Size")
    #expect(try page.text(of: "output") == "l")
    #expect(try page.element("Size").value == "l")
    try page.choose("s", in: "Size")
    #expect(try page.element("Size").text == "Small")
    #expect(
      throws: TestPageError.noOption(
        "Tiny", in: try page.element("Size"), options: ["Small", "Large", "Huge"])
    ) { try page.choose("Tiny", in: "Size") }
    #expect(throws: TestPageError.disabled(try page.element("Huge"))) {
      try page.choose("Huge", in: "Size")
    }
    #expect(try page.text(of: "output") == "s")
  }

  @Test func `an event goes to the innermost element that listens`() throws {
    let page = saying { said, send in
      div(.onClick { send(heard(said, "outer")) }) {
        span("Plain")
        button("Own", .onClick { send(heard(said, "inner")) })
      }
      output(said)
    }
    try page.click("Plain")
    try page.click("Own")
    #expect(try page.text(of: "output") == "outer inner")
  }

  @Test func `a double click is two clicks and itself, and focus comes and goes`() throws {
    let page = saying { said, send in
      button(
        "Go", .onClick { send(heard(said, "click")) },
        .onDoubleClick { send(heard(said, "double")) }, .onFocus { send(heard(said, "in")) },
        .onBlur { send(heard(said, "out")) })
      button("Off", .disabled(), .onFocus { send("off") }, .onDoubleClick { send("off") })
      output(said)
    }
    try page.focus("Go")
    try page.doubleClick("Go")
    try page.blur("Go")
    #expect(try page.text(of: "output") == "in click click double out")
    #expect(throws: TestPageError.disabled(try page.element("Off"))) { try page.focus("Off") }
    #expect(throws: TestPageError.disabled(try page.element("Off"))) { try page.doubleClick("Off") }
  }

  @Test func `what is pasted stands behind what the field holds`() throws {
    let page = saying { said, send in
      input(.ariaLabel("Line"), .value("a"), .onInput { send($0) })
      textarea(.ariaLabel("Off"), .disabled(), .onInput { send($0) })
      output(said)
    }
    try page.paste("b\nc", into: "Line")
    #expect(try page.text(of: "output") == "abc")
    #expect(throws: TestPageError.disabled(try page.element("Off"))) {
      try page.paste("x", into: "Off")
    }
  }

  @Test func `patches are counted, and a closed page hears nothing more`() throws {
    let page = saying { said, send in
      button("Go", .onClick { send(said + "x") })
      output(said)
    }
    #expect(page.patches == 0)
    #expect(page.lastPatchBytes == 0)
    try page.click("Go")
    #expect(page.patches == 1)
    #expect(page.lastPatchBytes > 0)
    try page.click("Go")
    #expect(page.patches == 2)
    page.close()
    _ = try? page.click("Go")
    #expect(try page.text(of: "output") == "xx")
    #expect(page.patches == 2)
  }
}
