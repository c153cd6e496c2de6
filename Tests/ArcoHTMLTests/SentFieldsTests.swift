import ArcoHTML
import Testing

/// What a handler reads of a submission: what a browser would send that shows the page as it is.
@Suite struct SentFieldsTests {
  private func fields(_ entries: [(String, String)]) -> EventPayload {
    var submission = Submission()
    for entry in entries { submission.append(name: entry.0, value: entry.1) }
    return .fields(submission)
  }

  private static let optional = Field<String>("a") { $0 ?? "nothing" }

  /// What a handler reads under the name `a` from a form with these controls; nil where it does not run.
  private func read(
    _ value: String?, _ attributes: Attribute..., of field: Field<String> = optional,
    @HTML.Builder in content: () -> HTML
  ) -> (heard: String?, refusal: EventRefusal?) {
    var heard: String?
    let page = Page(form(.several(attributes), .onSubmit(field) { heard = $0 }) { content() })
    let refusal = page.report(.submit, fields(value.map { [("a", $0)] } ?? []), at: "form")
    return (heard, refusal)
  }

  private func expect(
    _ value: String, isReadAs read: String?, _ attributes: Attribute...,
    @HTML.Builder in content: () -> HTML, at location: SourceLocation = #_sourceLocation
  ) {
    let result = self.read(value, .several(attributes), in: content)
    #expect(result.heard == read, sourceLocation: location)
    #expect(result.refusal == (read == nil ? .notOffered : nil), sourceLocation: location)
  }

  @Test func `what a field holds is read as it was sent`() {
    let types: [InputType] = [
      .text, .search, .url, .telephone, .email, .password, .hidden, .date, .time, .month, .week,
      .localDateTime, .color, .file,
    ]
    for type in types {
      expect("any", isReadAs: "any") {
        input(.type(type), .name("a"), .value("other"), .maxlength(1))
      }
    }
    expect("any\nmore", isReadAs: "any\nmore") { textarea(.name("a"), .maxlength(1)) }
    expect("any", isReadAs: "any") { input(.name("a")) }
  }

  @Test func `a field that the form does not have is not read`() {
    let field = input(.name("b"))
    expect("x", isReadAs: "nothing") { field }
    expect("x", isReadAs: "nothing") { input(.ariaLabel("a")) }
    expect("x", isReadAs: "nothing") { output("x", .attribute("name", "a")) }
    expect("x", isReadAs: "nothing") { fieldset(.attribute("name", "a")) }
    let needed = read("x", of: .text("a")) { input(.name("b")) }
    #expect(needed.heard == nil)
    #expect(needed.refusal == .notOffered)
    let missing = read(nil, of: .text("a")) { input(.name("a")) }
    #expect(missing.refusal == .malformed)
  }

  @Test func `a disabled field is not read, by itself or by a fieldset, but in its first legend`() {
    expect("x", isReadAs: "nothing") { input(.name("a"), .disabled()) }
    expect("x", isReadAs: "nothing") { select(.name("a"), .disabled()) { option("x") } }
    expect("x", isReadAs: "nothing") { textarea(.name("a"), .disabled()) }
    expect("x", isReadAs: "nothing") { fieldset(.disabled()) { div { input(.name("a")) } } }
    expect("x", isReadAs: "nothing") {
      fieldset(.disabled()) {
        legend("First")
        legend { input(.name("a")) }
      }
    }
    expect("x", isReadAs: "x") { fieldset(.disabled()) { legend { p { input(.name("a")) } } } }
    expect("x", isReadAs: "nothing") {
      fieldset(.disabled()) { legend { fieldset(.disabled()) { input(.name("a")) } } }
    }
  }

  @Test func `a fieldset around the form disables its fields`() {
    func page(_ wrap: (HTML) -> HTML) -> String? {
      var heard: String?
      let page = Page(
        wrap(form(.onSubmit(Self.optional) { heard = $0 }) { input(.name("a")) }))
      #expect(page.report(.submit, fields([("a", "x")]), at: "form") == nil)
      return heard
    }
    #expect(page { html in fieldset(.disabled()) { html } } == "nothing")
    #expect(page { html in fieldset(.disabled()) { legend { html } } } == "x")
    #expect(page { html in fieldset { html } } == "x")
  }

  @Test func `an inert field is sent by browsers, and read`() {
    expect("x", isReadAs: "x") { div(.inert()) { input(.name("a")) } }
  }

  @Test func `a read-only field is what the view says, whatever was sent`() {
    expect("0.01", isReadAs: "9.50") { input(.name("a"), .readonly(), .value("9.50")) }
    expect("x", isReadAs: "y") { textarea(.name("a"), .readonly(), .value("y")) }
    expect("900", isReadAs: "70") {
      input(.type(.number), .name("a"), .max(50), .readonly(), .value(70))
    }
    // The view says nothing of it: it was typed before it was read-only.
    expect("x", isReadAs: "x") { input(.name("a"), .readonly()) }
  }

  @Test func `an option, a button of a choice and a box are those that the form offers`() {
    for text in ["s", "l"] {
      expect(text, isReadAs: text) {
        select(.name("a")) {
          option("Small", .value("s"))
          optgroup(.label("More")) { option("l") }
        }
      }
    }
    for text in ["x", "h", "n", ""] {
      expect(text, isReadAs: nil) {
        select(.name("a")) {
          option("Small", .value("s"))
          option("Huge", .value("h"), .disabled(), .selected(true))
          optgroup(.label("No"), .disabled()) { option("n") }
        }
      }
    }
    func radios() -> HTML {
      .list([
        input(.type(.radio), .name("a"), .value("s")),
        input(.type(.radio), .name("a"), .value("l")),
        input(.type(.radio), .name("a"), .value("h"), .disabled()),
      ])
    }
    expect("s", isReadAs: "s") { radios() }
    expect("l", isReadAs: "l") { radios() }
    expect("h", isReadAs: nil) { radios() }
    expect("on", isReadAs: "on") { input(.type(.checkbox), .name("a")) }
    expect("yes", isReadAs: nil) { input(.type(.checkbox), .name("a")) }
  }

  @Test func `a choice that nobody reads keeps no form from being handled`() {
    var runs = 0
    let page = Page(
      form(.onSubmit { runs += 1 }) { select(.name("a")) { option("s") } })
    #expect(page.report(.submit, fields([("a", "gone")]), at: "form") == nil)
    #expect(runs == 1)
  }

  @Test func `of two controls of a name, a value is that of any of them`() {
    func pair() -> HTML {
      .list([
        input(.type(.hidden), .name("b"), .value("0")),
        input(.type(.checkbox), .name("a"), .value("1")),
        select(.name("a")) { option("2") },
      ])
    }
    expect("1", isReadAs: "1") { pair() }
    expect("2", isReadAs: "2") { pair() }
    expect("3", isReadAs: nil) { pair() }
  }

  @Test func `a slider is never beyond its ends, and says a number`() {
    for (text, value) in [("7", "7"), ("51", "50"), ("-1", "0"), ("1e12", "50")] {
      expect(text, isReadAs: value) { input(.type(.range), .name("a"), .max(50)) }
    }
    expect("x", isReadAs: nil) { input(.type(.range), .name("a")) }
  }

  @Test func `a number out of bounds is refused, unless the browser submits it, too`() {
    func number(_ attributes: Attribute...) -> HTML {
      input(.type(.number), .name("a"), .min(1), .max(50), .several(attributes))
    }
    for text in ["1", "50", "7.5", ""] { expect(text, isReadAs: text) { number() } }
    for text in ["0.99", "50.5", "1e12", "-7", "x"] { expect(text, isReadAs: nil) { number() } }
    expect("51", isReadAs: "51", .novalidate()) { number() }
    expect("51", isReadAs: "51") {
      number()
      button("Save a draft", .attribute("formnovalidate", ""))
    }
    expect("x", isReadAs: nil, .novalidate()) { number() }
  }

  @Test func `a listener around a form reads a number out of bounds if the form is not checked`() {
    func read(_ attributes: Attribute...) -> String? {
      var heard: String?
      let page = Page(
        div(.onSubmit(Self.optional) { heard = $0 }) {
          form(.several(attributes)) { input(.type(.number), .name("a"), .max(50)) }
        })
      _ = page.report(.submit, fields([("a", "51")]), at: "div")
      return heard
    }
    #expect(read(.novalidate()) == "51")
    #expect(read() == nil)
  }

  @Test func `a button is read by what it stands for, and only one that submits`() {
    expect("draft", isReadAs: "draft") { button("Draft", .name("a"), .value("draft")) }
    expect("admin", isReadAs: nil) { button("Draft", .name("a"), .value("draft")) }
    // The browser has a word of its own.
    expect("Senden", isReadAs: "Senden") { input(.type(.submit), .name("a")) }
    expect("x", isReadAs: "nothing") {
      button("No", .type(.button), .name("a"), .value("x"))
      input(.type(.reset), .name("a"), .value("x"))
    }
    expect("x", isReadAs: "nothing") {
      button("Off", .name("a"), .value("x"), .disabled())
      button("Go")
    }
  }

  @Test func `places in an image and directions of texts are fields, too`() {
    var heard: [String] = []
    let read = Form { fields throws(Submission.Refusal) in
      [try fields[.text("i.x")], try fields[.text("i.y")], try fields[.text("a.dir")]]
    }
    let page = Page(
      form(.onSubmit(read) { heard = $0 }) {
        input(.name("a"), .attribute("dirname", "a.dir"))
        input(.attribute("type", "image"), .name("i"))
      })
    let sent = [("a", "x"), ("a.dir", "ltr"), ("i.x", "3"), ("i.y", "4")]
    #expect(page.report(.submit, fields(sent), at: "form") == nil)
    #expect(heard == ["3", "4", "ltr"])
  }

  @Test func `an element of the application's own may send any field`() {
    expect("x", isReadAs: "x") { HTML.element("x-field")(.attribute("name", "a")) }
    expect("x", isReadAs: "x") { div { HTML.element("x-card")() } }
  }

  @Test func `controls elsewhere belong to the form that they name, and those of others do not`() {
    var heard: [String] = []
    let names = ["in", "out", "other", "stray", "off"]
    let read = Form { fields throws(Submission.Refusal) in
      try names.map { (name: String) throws(Submission.Refusal) in
        try Field<String>(name) { $0 ?? "-" }.read(fields)
      }
    }
    let page = Page(
      div {
        form(.id("it"), .onSubmit(read) { heard = $0 }) {
          input(.name("in"))
          input(.name("other"), .form("else"))
        }
        input(.name("out"), .form("it"))
        fieldset(.disabled()) { input(.name("off"), .form("it")) }
        input(.name("stray"))
        form(.id("else")) { input(.name("other")) }
      })
    let sent = names.map { ($0, "x") }
    #expect(page.report(.submit, fields(sent), at: "form") == nil)
    #expect(heard == ["x", "x", "-", "-", "-"])
  }

  @Test func `a field that goes while its form is submitted is not read`() throws {
    var heard: [String] = []
    func view(isCompany: Bool) -> HTML {
      form(.onSubmit(Self.optional) { heard.append($0) }) {
        input(.name("name"))
        if isCompany { input(.name("a")) }
      }
    }
    let page = Page(view(isCompany: true))
    let sent = fields([("name", "Ada"), ("a", "Ltd")])
    #expect(page.report(.submit, sent, at: "form") == nil)
    try page.show(view(isCompany: false))
    #expect(page.report(.submit, sent, at: "form") == nil)
    #expect(heard == ["Ltd", "nothing"])
  }

  @Test func `of several values of a name the first one counts, as it is the first that is read`() {
    func field() -> HTML { input(.type(.number), .name("a"), .max(5)) }
    func read(_ values: String...) -> (String?, EventRefusal?) {
      var heard: String?
      let page = Page(form(.onSubmit(Self.optional) { heard = $0 }) { field() })
      let refusal = page.report(.submit, fields(values.map { ("a", $0) }), at: "form")
      return (heard, refusal)
    }
    #expect(read("4", "9") == ("4", nil))
    #expect(read("9", "4") == (nil, .notOffered))
  }

  @Test func `names and values in any order and number are read by their names`() {
    let names = (0..<50).map { "f\($0)" }
    var heard = 0
    let read = Form { fields throws(Submission.Refusal) in
      var sum = 0
      for name in names { sum += try fields[.integer(name, in: 0...1_000)] }
      return sum
    }
    let page = Page(
      form(.onSubmit(read) { heard = $0 }) { for name in names { input(.name(name)) } })
    for entries in [names, names.reversed(), names.shuffled()] {
      heard = 0
      let sent = entries.flatMap { [($0, "2"), ($0, "7"), ("x\($0)", "9"), ("", "9")] }
      #expect(page.report(.submit, fields(sent), at: "form") == nil)
      #expect(heard == 100)
    }
  }
}
