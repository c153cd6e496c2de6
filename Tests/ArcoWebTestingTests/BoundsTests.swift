import Arco
import ArcoHTML
import ArcoWebTesting
import Testing

/// What a browser does not let a person do.
@MainActor struct BoundsTests {
  @Test func `a slider is moved between its ends, and no further`() throws {
    let page = saying { said, send in
      input(.type(.range), .ariaLabel("Grams"), .max(50), .onNumber { send("\(Int($0))") })
      output(said)
    }
    try page.fill("Grams", with: "50")
    #expect(try page.text(of: "output") == "50")
    for text in ["51", "-1", "1000000000000", "", "x"] {
      #expect(throws: TestPageError.outOfBounds(try page.element("Grams"), text)) {
        try page.fill("Grams", with: text)
      }
    }
    #expect(try page.text(of: "output") == "50")
    let text = "\(TestPageError.outOfBounds(try page.element("Grams"), "51"))"
    #expect(text == #"slider "Grams" cannot have the value "51": check its min and max"#)
  }

  @Test
  func `a number may be out of bounds while it is typed, and the page hears of it when it is not`()
    throws
  {
    let page = saying { said, send in
      input(
        .type(.number), .ariaLabel("Grams"), .min(50), .max(120), .value(said),
        .onNumber { send("\(Int($0))") })
      output(said)
    }
    try page.type("10", into: "Grams")
    #expect(try page.element("Grams").value == "10")
    #expect(try page.text(of: "output") == "")
    try page.type("0", into: "Grams")
    #expect(try page.text(of: "output") == "100")
    try page.type("0", into: "Grams")
    #expect(try page.element("Grams").value == "1000")
    #expect(try page.text(of: "output") == "100")
    try page.fill("Grams", with: "")
    #expect(try page.element("Grams").value == "")
    try page.fill("Grams", with: "70")
    #expect(try page.text(of: "output") == "70")
  }

  @Test func `a form is not submitted with a number out of bounds, unless it says so`() throws {
    let page = saying { said, send in
      for isUnchecked in [false, true] {
        let name = isUnchecked ? "Free" : "Strict"
        form(.novalidate(isUnchecked), .onSubmit(Field.text("n")) { send("\(name) \($0)") }) {
          input(.type(.number), .name("n"), .min(1), .max(9), .ariaLabel("\(name) number"))
          button("Send \(name)")
        }
      }
      output(said)
    }
    try page.fill("Strict number", with: "12")
    try page.fill("Free number", with: "12")
    #expect(throws: TestPageError.outOfBounds(try page.element("Strict number"), "12")) {
      try page.submit("Send Strict")
    }
    try page.submit("Send Free")
    #expect(try page.text(of: "output") == "Free 12")
    try page.fill("Strict number", with: "9")
    try page.submit("Send Strict")
    #expect(try page.text(of: "output") == "Strict 9")
    try page.fill("Strict number", with: "")
    try page.submit("Send Strict")
    #expect(try page.text(of: "output") == "Strict")
  }

  @Test func `no more is typed than a field takes, counted as browsers count`() throws {
    let page = saying { said, send in
      input(.ariaLabel("Code"), .maxlength(4), .value(said), .onInput { send($0) })
      button("Long", .onClick { send("longer") })
    }
    try page.type("ab", into: "Code")
    try page.fill("Code", with: "a😀b")
    let error = TestPageError.tooLong(try page.element("Code"), most: 4)
    #expect(throws: error) { try page.type("c", into: "Code") }
    #expect(throws: error) { try page.fill("Code", with: "abcde") }
    #expect(throws: error) { try page.paste("c", into: "Code") }
    #expect("\(error)" == #"textbox "Code" takes at most 4 UTF-16 code units, by its maxlength"#)
    // What the page puts there itself may be longer, and becomes shorter.
    try page.click("Long")
    try page.fill("Code", with: "longe")
    #expect(try page.element("Code").value == "longe")
  }

  @Test func `a field that takes no text may hear of keys`() throws {
    let page = saying { said, send in
      input(.ariaLabel("Keys"), .maxlength(0), .onKeyDown { send(said + $0.name) })
      input(.ariaLabel("Nothing"), .maxlength(0), .onInput { send($0) })
      output(said)
    }
    try page.type("hj", into: "Keys")
    #expect(try page.text(of: "output") == "hj")
    #expect(throws: TestPageError.tooLong(try page.element("Nothing"), most: 0)) {
      try page.type("h", into: "Nothing")
    }
  }

  @Test func `a read-only field is sent as the page says`() throws {
    let page = saying { said, send in
      form(.onSubmit(Field.text("total")) { send($0) }) {
        input(.name("total"), .readonly(), .value("9.50"))
        button("Pay")
      }
      output(said)
    }
    try page.submit("Pay")
    #expect(try page.text(of: "output") == "9.50")
  }
}
