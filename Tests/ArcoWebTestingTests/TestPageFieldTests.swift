import Arco
import ArcoHTML
import ArcoWebTesting
import Testing

@MainActor struct TestPageFieldTests {
  @Test func `a choice is made by an option's text or value`() throws {
    let page = saying { said, send in
      select(.ariaLabel("Filter"), .onChange { send($0) }) {
        option("All", .value("all"), .selected(said == "all"))
        option("Active", .value("active"), .selected(said == "active"))
      }
    }
    #expect(try page.text(of: "Filter") == "All")
    try page.choose("active", in: "Filter")
    #expect(try page.element("Filter").value == "active")
    try page.choose("All", in: "Filter")
    #expect(try page.text(of: "Filter") == "All")
    #expect(throws: TestPageError.self) { try page.choose("None", in: "Filter") }
  }

  @Test func `a choice is known by what its options stand for now`() throws {
    let page = saying { said, send in
      let step = said.isEmpty ? "0" : "1"
      select(.ariaLabel("Size"), .onChange { send($0) }) {
        option("Small", .value("s\(step)"), .selected(said.isEmpty || said.hasPrefix("s")))
        option("Large", .value("l\(step)"), .selected(said.hasPrefix("l")))
      }
      button("Again", .onClick { send("s?") })
      output(said)
    }
    try page.click("Again")
    try page.choose("Large", in: "Size")
    #expect(try page.text(of: "output") == "l1")
    #expect(try page.element("Size").value == "l1")
    try page.choose("s1", in: "Size")
    #expect(try page.text(of: "output") == "s1")
    try page.verify()
    page.rebuild()
    try page.choose("l1", in: "Size")
    #expect(try page.text(of: "output") == "l1")
  }

  @Test func `keys are reported with what the browser does about them`() throws {
    let page = saying { said, send in
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

  @Test func `a field holds what a browser makes of a pasted text`() throws {
    let page = saying { said, send in
      input(.ariaLabel("Line"), .onInput { send("line \($0)") })
      textarea(.ariaLabel("Area"), .onInput { send("area \($0)") })
      pre(said)
    }
    try page.fill("Line", with: "a\r\nb\nc\rd")
    #expect(try page.element("pre").text == "line abcd")
    try page.fill("Area", with: "a\r\nb\nc\rd")
    #expect(try page.element("Area").value == "a\nb\nc\nd")
  }
}
