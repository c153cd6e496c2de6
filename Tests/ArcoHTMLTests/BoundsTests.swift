import ArcoHTML
import Testing

/// What a control reports: within what the view offers, however it was sent.
@Suite struct BoundsTests {
  private func told(_ text: String, checked: Bool = false) -> EventPayload {
    .input(text: text, checked: checked)
  }

  // Sliders

  private func slider(_ attributes: Attribute..., note: @escaping (Double) -> Void) -> Page {
    Page(input(.type(.range), .several(attributes), .value(15), .onNumber(note)))
  }

  @Test(arguments: [
    ("0", 0.0), ("0.5", 0.5), ("50", 50), ("50.5", 50), ("1000000000000", 50), ("1e12", 50),
    ("-1", 0), ("-1e300", 0), ("33.333333333333336", 33.333333333333336),
  ])
  func `a slider is never beyond its ends`(text: String, grams: Double) {
    var heard: [Double] = []
    let page = slider(.min(0), .max(50), .step(0.5)) { heard.append($0) }
    #expect(page.report(.input, told(text), at: "input") == nil)
    #expect(heard == [grams])
  }

  @Test(arguments: [("-1", 0.0), ("100.5", 100), ("70", 70)])
  func `a slider that says no ends goes from 0 to 100`(text: String, number: Double) {
    var heard: [Double] = []
    #expect(slider { heard.append($0) }.report(.input, told(text), at: "input") == nil)
    #expect(heard == [number])
  }

  @Test func `a slider whose ends are the wrong way round stays at the least`() {
    var heard: [Double] = []
    let page = slider(.min(50), .max(40)) { heard.append($0) }
    for text in ["10", "45", "60"] { #expect(page.report(.input, told(text), at: "input") == nil) }
    #expect(heard == [50, 50, 50])
  }

  @Test func `a slider says a number, and nothing else`() {
    for text in ["", "x", "nan", "Infinity", "1e400"] {
      let page = slider(.max(50)) { _ in Issue.record("it ran") }
      #expect(page.report(.input, told(text), at: "input") == .notOffered)
    }
  }

  @Test func `a slider whose handler takes the text is told the end, too`() {
    var heard: [String] = []
    let page = Page(
      input(
        .type(.range), .min(0.5), .max(50), .onInput { heard.append($0) },
        .onChange { heard.append($0) }))
    #expect(page.report(.input, told("51"), at: "input") == nil)
    #expect(page.report(.change, told("-7"), at: "input") == nil)
    #expect(page.report(.change, told("7.50"), at: "input") == nil)
    #expect(heard == ["50", "0.5", "7.50"])
  }

  @Test func `a slider that was moved while its ends came closer shows what the view says`() throws
  {
    var grams = 15.0
    func view(_ most: Double) -> HTML {
      input(.type(.range), .max(most), .value(grams), .onNumber { grams = $0 })
    }
    let page = Page(view(50))
    try page.show(view(20))
    #expect(page.report(.input, told("40"), at: "input") == nil)
    #expect(grams == 20)
    #expect(try page.show(view(20)) == [.setLive(node: 1, .value, "20")])
  }

  // Number fields

  private func number(
    _ shown: Double, _ attributes: Attribute..., note: @escaping (Double) -> Void
  ) -> HTML {
    input(.type(.number), .several(attributes), .value(shown), .onNumber(note))
  }

  @Test func `a number out of bounds stays as it is typed, and nobody hears of it`() throws {
    var heard: [Double] = []
    let page = Page(number(75, .min(50), .max(120)) { heard.append($0) })
    for text in ["", "-", "1", "10", "100", "1000", "1e12", "-1e12", "99.5"] {
      #expect(page.report(.input, told(text), at: "input") == nil)
      // What was typed stays, as long as nobody was told.
      if let last = heard.last {
        _ = try page.show(number(last, .min(50), .max(120)) { heard.append($0) })
      }
      #expect(try page.settle() == [])
    }
    #expect(heard == [100, 99.5])
  }

  @Test func `a value that the view sets is set, whatever is being typed`() throws {
    func view(_ shown: Double) -> HTML { number(shown, .max(50)) { _ in } }
    let page = Page(view(5))
    #expect(page.report(.input, told("500"), at: "input") == nil)
    #expect(try page.show(view(7)) == [.setLive(node: 1, .value, "7")])
  }

  @Test func `a number field without bounds takes what an integer holds`() {
    var heard: [Double] = []
    let page = Page(number(0) { heard.append($0) })
    for text in [
      "1e12", "-1e12", "999999999999999", "1000000000000000", "1e300", ".5", "43.47826086956522",
    ] {
      #expect(page.report(.input, told(text), at: "input") == nil)
    }
    #expect(heard == [1e12, -1e12, 999_999_999_999_999, 0.5, 43.47826086956522])
    #expect(heard.allSatisfy { Int(exactly: $0.rounded()) != nil })
  }

  @Test func `a bound that is no number bounds nothing`() {
    var heard: [Double] = []
    let page = Page(number(0, .min("a"), .max("2026-01-01")) { heard.append($0) })
    #expect(page.report(.input, told("70"), at: "input") == nil)
    #expect(heard == [70])
    let open = slider(.max("50px")) { heard.append($0) }
    #expect(open.report(.input, told("700"), at: "input") == nil)
    #expect(heard == [70, 700])
  }

  @Test func `a number field that cannot be changed is refused, and shows the view's value again`()
    throws
  {
    let page = Page(number(75, .max(80), .readonly()) { _ in Issue.record("it ran") })
    #expect(page.report(.input, told("1000"), at: "input") == .notOffered)
    #expect(try page.settle() == [.setLive(node: 1, .value, "75")])
  }

  @Test func `a handler of texts hears of what is out of bounds, so that it can say so`() {
    var heard: [String] = []
    let page = Page(
      input(
        .type(.number), .min(50), .max(80), .maxlength(2), .onInput { heard.append($0) },
        .onChange { heard.append($0) }))
    #expect(page.report(.input, told("1000"), at: "input") == nil)
    #expect(page.report(.change, told("1"), at: "input") == nil)
    #expect(heard == ["1000", "1"])
  }

  // Choices

  private func sizes(_ attributes: Attribute..., note: @escaping (String) -> Void) -> HTML {
    select(.several(attributes), .onChange(note)) {
      option("Choose", .value(""), .disabled(), .selected(true))
      option("Small", .value("s"))
      option(" very\n large ")
      optgroup(.label("Gone"), .disabled()) { option("Huge", .value("h")) }
      optgroup(.label("Odd")) {
        option("Odd", .value("o"))
        option("None", .value("n"), .disabled())
      }
    }
  }

  @Test func `an option that can be chosen is taken, and no other text`() {
    var heard: [String] = []
    let page = Page(sizes { heard.append($0) })
    for text in ["s", "very large", "o"] {
      #expect(page.report(.change, told(text), at: "select") == nil)
    }
    for text in ["x", "h", "n", "Small", "S", " very\n large ", "Gone"] {
      #expect(page.report(.change, told(text), at: "select") == .notOffered)
    }
    #expect(heard == ["s", "very large", "o"])
  }

  @Test func `what the view has chosen is taken, even if nobody else can choose it`() {
    var heard: [String] = []
    let page = Page(sizes { heard.append($0) })
    #expect(page.report(.change, told(""), at: "select") == nil)
    #expect(heard == [""])
  }

  @Test func `of several choices the first may have been disabled since it was chosen`() {
    var heard: [String] = []
    let page = Page(sizes(.multiple()) { heard.append($0) })
    #expect(page.report(.change, told("h"), at: "select") == nil)
    #expect(page.report(.change, told("x"), at: "select") == .notOffered)
    #expect(heard == ["h"])
  }

  @Test func `only in a list can nothing be chosen`() {
    var heard = 0
    func choice(_ attributes: Attribute...) -> Page {
      Page(
        select(.several(attributes), .onChange { _ in heard += 1 }) { option("S", .value("s")) })
    }
    #expect(choice().report(.change, told(""), at: "select") == .notOffered)
    #expect(choice(.multiple()).report(.change, told(""), at: "select") == nil)
    #expect(choice(.size(8)).report(.change, told(""), at: "select") == nil)
    #expect(heard == 2)
  }

  @Test func `an option that went while it was chosen is refused, and the view's choice put back`()
    throws
  {
    func view(_ names: [String]) -> HTML {
      select(.onChange { _ in Issue.record("it ran") }) {
        keyed(names, id: { $0 }) { option($0, .selected($0 == "a")) }
      }
    }
    let page = Page(view(["a", "b"]))
    try page.show(view(["a"]))
    #expect(page.report(.change, told("b"), at: "select") == .notOffered)
    #expect(try page.settle() == [.setLive(node: 2, .selected, "1")])
  }

  @Test func `an option of the page before a rebuild is judged by what it became`() throws {
    var heard: [String] = []
    func view(_ names: [String]) -> HTML {
      div { select(.onChange { heard.append($0) }) { for name in names { option(name) } } }
    }
    let page = Page(view(["a", "b"]))
    let number = try #require(page.dom.first("select"))
    try page.patch { page.document.rebuild(into: &$0) }
    func choose(_ name: String) -> EventRefusal? {
      page.document.handle(Event(node: number, kind: .change, payload: told(name)), by: .former)
    }
    #expect(choose("b") == nil)
    try page.show(view(["a"]))
    #expect(choose("b") == .notOffered)
    #expect(heard == ["b"])
  }

  @Test(arguments: [InputType.radio, .checkbox])
  func `a button of a choice and a box say what they stand for`(type: InputType) {
    var heard: [String] = []
    let page = Page(input(.type(type), .value("s"), .onChange { heard.append($0) }))
    #expect(page.report(.change, told("s", checked: true), at: "input") == nil)
    #expect(page.report(.change, told("huge", checked: true), at: "input") == .notOffered)
    let bare = Page(input(.type(type), .onChange { heard.append($0) }))
    #expect(bare.report(.change, told("on", checked: true), at: "input") == nil)
    #expect(bare.report(.change, told("s", checked: true), at: "input") == .notOffered)
    #expect(heard == ["s", "on"])
  }

  @Test func `suggestions, lengths and patterns bound nothing`() {
    var heard: [String] = []
    let page = Page(
      div {
        input(
          .maxlength(2), .pattern("[a-z]"), .attribute("list", "l"), .onInput { heard.append($0) })
        datalist(.id("l")) { option("b") }
      })
    #expect(page.report(.input, told("LONG"), at: "input") == nil)
    #expect(heard == ["LONG"])
  }

  @Test func `what an element gets from a field within it is for its handler to judge`() {
    var heard: [String] = []
    let page = Page(div(.onChange { heard.append($0) }) { select { option("a") } })
    #expect(page.report(.change, told("b"), at: "div") == nil)
    #expect(heard == ["b"])
  }
}
