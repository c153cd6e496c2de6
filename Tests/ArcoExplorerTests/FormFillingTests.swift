import ArcoControls
import ArcoCore
import ArcoExplorer
import ArcoForms
import ArcoHTML
import ArcoWeb
import Testing

/// Forms whose fields nobody listens to: a walk fills and submits them, or names what it leaves out.
struct FormFillingTests {
  private func page(
    @HTML.Builder _ view: @escaping @Sendable (String, Send<String>) -> HTML
  ) -> Explorer<String, String> {
    let last = Dispatcher<Void, String, String>.reduce { $0 = $1 }
    return Explorer(Program(Component<Void, String, String, HTML>(last, Face(view)), state: ""))
  }

  /// Reads a size that may be missing.
  private static let size = {
    let size = Field.text("size")
    return Form { submission throws(Submission.Refusal) in (try? submission[size]) ?? "none" }
  }()

  /// Reads the given fields of a form as one text.
  private static func texts(_ names: [String]) -> Form<String> {
    let fields = names.map { Field.text($0) }
    return Form { submission throws(Submission.Refusal) in
      var texts: [String] = []
      for field in fields { texts.append(try submission[field]) }
      return texts.joined(separator: ",")
    }
  }

  @Test func `each button of a radio group is submitted, and none where none is chosen`() throws {
    let explorer = page { _, send in
      form(.onSubmit(Self.size) { send($0) }) {
        for size in ["s", "m", "l"] {
          input(.type(.radio), .name("size"), .value(size), .ariaLabel(size))
        }
        button("Order", .type(.submit))
      }
    }
    let walk = try explorer.walk()
    #expect(Set(walk.states) == ["", "s", "m", "l", "none"])
    for state in walk.states {
      #expect(walk.sometimes("it is ordered") { $0.state == state }.way?.replays() == true)
    }
    let chosen = page { _, send in
      form(.onSubmit(Self.size) { send($0) }) {
        input(.type(.radio), .name("size"), .value("s"), .ariaLabel("s"), .checked(true))
        input(.type(.radio), .name("size"), .value("m"), .ariaLabel("m"))
        button("Order", .type(.submit))
      }
    }
    #expect(Set(try chosen.walk().states) == ["", "s", "m"])
    let required = page { _, send in
      form(.onSubmit(Self.size) { send($0) }) {
        input(.type(.radio), .name("size"), .value("s"), .ariaLabel("s"), .required())
        input(.type(.radio), .name("size"), .value("m"), .ariaLabel("m"))
        button("Order", .type(.submit))
      }
    }
    #expect(Set(try required.walk().states) == ["", "s", "m"])
  }

  @Test(arguments: [Restoring.stored, .replayed])
  func `a choice that was submitted stays in the form, and is not taken back`(
    restoring: Restoring
  ) throws {
    let log = Dispatcher<Void, [String], String>.reduce { if $0.count < 2 { $0.append($1) } }
    let face = Face<[String], String, HTML> { _, send in
      form(.onSubmit(Self.size) { send($0) }) {
        for size in ["s", "m"] {
          input(.type(.radio), .name("size"), .value(size), .ariaLabel(size))
        }
        button("Order", .type(.submit))
      }
    }
    let walk = try Explorer(Program(Component<Void, [String], String, HTML>(log, face), state: []))
      .walk(restoring: restoring)
    let never = walk.never("a choice is taken back") {
      $0.state.count == 2 && $0.state[0] != "none" && $0.state[1] == "none"
    }
    #expect(never.holds)
    for text in [["none", "s"], ["s", "m"], ["m", "m"], ["none", "none"]] {
      #expect(walk.sometimes("\(text)") { $0.state == text }.way?.replays() == true)
    }
  }

  @Test func `a hidden field keeps its content`() throws {
    let explorer = page { _, send in
      form(.onSubmit(Self.texts(["id", "name"])) { send($0) }) {
        input(.type(.hidden), .name("id"), .value("7"))
        input(.type(.text), .name("name"), .ariaLabel("Name"))
        button("Send", .type(.submit))
      }
    }.typing("a")
    #expect(Set(try explorer.walk().states) == ["", "7,a"])
  }

  @Test func `a form with a heard field that no sample fits is named`() throws {
    let explorer = page { code, send in
      form(.onSubmit(Field.text("code")) { send("sent \($0)") }) {
        input(
          .type(.text), .name("code"), .ariaLabel("Code"), .required(), .value(code),
          .onInput { send($0) })
        button("Send", .type(.submit))
      }
    }.typing("", into: "Code")
    let walk = try explorer.walk()
    #expect(walk.leftOut == ["some contents of the form of \"Send\": no sample fits \"Code\""])
    #expect(walk.never("it is sent") { $0.state.hasPrefix("sent") }.answer == .undecided)
  }

  @Test func `a form of several required fields is submitted`() throws {
    let names = ["street", "town", "country"]
    let explorer = page { _, send in
      form(.onSubmit(Self.texts(names)) { send($0) }) {
        for name in names { input(.type(.text), .name(name), .ariaLabel(name), .required()) }
        button("Send", .type(.submit))
      }
    }
    let walk = try explorer.typing("", "a", "b").walk()
    #expect(walk.sometimes("it is sent") { $0.state == "a,a,a" }.holds)
    #expect(walk.stateCount == 9)
    #expect(walk.isComplete)
  }

  @Test func `where combinations of contents are cut, claims are undecided`() throws {
    let names = ["street", "town", "country"]
    let explorer = page { _, send in
      form(.onSubmit(Self.texts(names)) { send($0) }) {
        for name in names { input(.type(.text), .name(name), .ariaLabel(name), .required()) }
        button("Send", .type(.submit))
      }
    }.typing("", "a", "b", "c")
    let walk = try explorer.walk()
    #expect(walk.sometimes("the town is c") { $0.state == "a,c,a" }.holds)
    let words = "some contents of the form of \"Send\": there are 27 combinations"
    #expect(walk.leftOut == [words])
    #expect(!walk.description.contains("everything that can be reached was found"))
    let mixed = walk.never("all are c") { $0.state == "c,c,c" }
    #expect(mixed.answer == .undecided)
    #expect(
      walk.whenever("it is sent", { !$0.state.isEmpty }, eventually: { $0.state == "c,c,c" }).answer
        != .holds)
    #expect(try explorer.ignoring(words).walk().isComplete)
  }

  @Test func `a form for which no sample is valid is named`() throws {
    let explorer = page { _, send in
      form(.onSubmit(Field.text("code")) { send($0) }) {
        input(.type(.text), .name("code"), .ariaLabel("Code"), .required())
        button("Send", .type(.submit))
      }
    }.typing("", into: "Code")
    let walk = try explorer.walk()
    #expect(walk.leftOut == ["some contents of the form of \"Send\": no sample fits \"Code\""])
    #expect(walk.never("it is sent") { !$0.state.isEmpty }.answer == .undecided)
  }

  @Test func `a blank option of a required choice is not submitted`() throws {
    let order = Form { submission throws(Submission.Refusal) in
      let extra = try submission[Field.flag("a")]
      return try submission[Field.text("size")] + (extra ? " with a" : "")
    }
    let explorer = page { _, send in
      form(.onSubmit(order) { send($0) }) {
        select(.name("size"), .ariaLabel("Size"), .required()) {
          option("Choose…", .value(""))
          option("small", .value("s"))
          option("large", .value("l"))
        }
        for name in ["a", "b", "c", "d"] {
          input(.type(.checkbox), .name(name), .ariaLabel(name))
        }
        button("Order", .type(.submit))
      }
    }
    let walk = try explorer.walk()
    #expect(Set(walk.states) == ["", "s", "l", "s with a"])
  }

  @Test func `a button that does not validate submits what the others do not`() throws {
    let explorer = page { _, send in
      form(.onSubmit(Field.text("name")) { send($0.isEmpty ? "none" : $0) }) {
        input(.type(.text), .name("name"), .ariaLabel("Name"), .required())
        button("Send", .type(.submit))
        button("Later", .type(.submit), .attribute("formnovalidate", ""))
      }
    }.typing("", "Ada")
    let walk = try explorer.walk()
    #expect(Set(walk.states) == ["", "Ada", "none"])
    #expect(
      replayed(walk.sometimes("it is none") { $0.state == "none" })
        == ["put \"\" into \"Name\", click \"Later\""])
  }

  @Test func `a number field without bounds is filled`() throws {
    func numbers(_ attributes: @escaping @Sendable () -> [Attribute]) throws -> Set<String> {
      let explorer = page { number, send in
        input(
          .type(.number), .ariaLabel("Number"), .several(attributes()), .value(number),
          .onInput { send($0) })
      }
      return Set(try explorer.walk().states)
    }
    #expect(try numbers { [] } == ["", "0", "1", "-1"])
    #expect(try numbers { [.step("any")] } == ["", "0", "1", "-1", "0.5"])
    #expect(try numbers { [.min("1")] } == ["", "1", "2"])
    #expect(try numbers { [.min("0.3"), .step("0.5")] } == ["", "0.3", "0.8"])
    #expect(try numbers { [.max("-1"), .step("0.5")] } == ["", "-1", "-1.5"])
    #expect(try numbers { [.min("0"), .max("1e30")] }.contains("1e+30"))
  }

  @Test func `a form field for numbers that is shown without bounds is valid for some sample`()
    throws
  {
    let field = FormField<Void, Int, Never>(.integer(in: 1...8))
    let face: Face<FieldDraft<Never>, FieldInput<Never>, HTML> = .numberField("Persons")
    let explorer = Explorer(
      Program(
        Component<Void, FieldDraft<Never>, FieldInput<Never>, HTML>(field.dispatcher, face),
        state: FieldDraft<Never>()))
    let walk = try explorer.walk(states: 200)
    let valid = walk.sometimes("it is valid") { (try? field.value(of: $0.state)) != nil }
    #expect(valid.holds, "\(valid)")
    #expect(walk.isComplete)
  }
}
