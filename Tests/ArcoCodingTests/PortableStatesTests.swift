import ArcoCoding
import ArcoCore
import ArcoForms
import ArcoOptics
import ArcoReplay
import ArcoStatus
import ArcoWorld
import Foundation
import Testing

/// Everything that stands in a state or an input is `Codable`, and has a coding where its parts have one.
@MainActor struct PortableStatesTests {
  private enum Trouble: Int, Codable, Equatable, Error, HasCoding {
    case taken, late

    static let coding = Coding<Int>.integer.mapped(to: { Trouble(rawValue: $0) }, from: \.rawValue)
  }

  private typealias Draft = FieldDraft<Trouble>
  private typealias Prices = Loading<Int, Trouble>

  /// Checks that values are read as they were written, by both ways of writing, and that no other
  /// bytes are read. Returns the name of their type.
  private func check<Value: HasCoding & Codable & Equatable>(
    _ values: Value..., location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for value in values {
      let bytes = try Value.coding.bytes(of: value)
      let read = try Value.coding.value(of: bytes)
      #expect(read == value, sourceLocation: location)
      #expect(try Value.coding.bytes(of: read) == bytes, sourceLocation: location)
      // Also what equality does not see, such as the number of a question.
      let json = try encoder.encode([value])
      #expect(try encoder.encode([read]) == json, sourceLocation: location)
      #expect(
        try JSONDecoder().decode([Value].self, from: json) == [value], sourceLocation: location)
      for count in bytes.indices {
        #expect(throws: CodingError.self, sourceLocation: location) {
          try Value.coding.value(of: Array(bytes.prefix(count)))
        }
      }
      #expect(throws: CodingError.self, sourceLocation: location) {
        try Value.coding.value(of: bytes + [0])
      }
    }
    return String("\(Value.self)".prefix { $0 != "<" })
  }

  /// A field that was written to, checked, refused and focused; and one whose check is running.
  private func drafts() -> [Draft] {
    let field = FormField<Void, Int, Trouble>(.integer(in: 1...9)).dispatcher
    let asking = FormField<Void, String, Trouble>(
      .text(atMost: 9), calling: { _, _, _ in .none }
    ).dispatcher
    func draft(
      _ dispatcher: Dispatcher<Void, Draft, FieldInput<Trouble>>, _ inputs: FieldInput<Trouble>...
    ) -> Draft {
      let driver = Driver(dispatcher, state: Draft("1", row: 7))
      for input in inputs { driver.send(input) }
      return driver.state
    }
    return [
      draft(field, .write("x"), .check, .focus),
      draft(field, .write("3"), .check, .refuse(.taken)),
      draft(field, .leave),
      draft(asking, .write("Tea"), .check),
      draft(asking, .write("Tea"), .check, .answer(.late)),
    ]
  }

  /// A field to which two rules object: one of its form, and one of the form around it.
  private func clashing() throws -> Draft {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Draft("Tea")))
    var object = try #require(json as? [String: Any])
    object["clash"] = Trouble.taken.rawValue
    object["outerClash"] = Trouble.late.rawValue
    return try JSONDecoder().decode(
      Draft.self, from: JSONSerialization.data(withJSONObject: object))
  }

  private func notices() -> Notices<Int> {
    let driver = Driver(
      Dispatcher<Void, Notices<Int>, NoticesInput<Int>>.notices(), state: Notices())
    driver.send(.post(Notice(1)))
    driver.send(.post(Notice(2, .alert, for: nil)))
    driver.send(.hold)
    driver.send(.dismiss(1))
    return driver.state
  }

  private func timeline() -> Timeline<Int> {
    var (timeline, present) = (Timeline<Int>(limit: 3), 1)
    for number in 2...6 {
      timeline.keep(present)
      present = number
    }
    timeline.undo(&present)
    return timeline
  }

  private func form() -> FormState<Draft> {
    let form = FormField<Void, Int, Trouble>(.integer(in: 1...9)).submitting { _ in .none }
    let driver = Driver(form.dispatcher, state: FormState(Draft()))
    for input in [.submit, .draft(.write("3")), .submit] as [FormInput<FieldInput<Trouble>>] {
      driver.send(input)
    }
    return driver.state
  }

  private func listed() throws -> Set<String> {
    let integer = FormatError.misfit(expected: .integer(1...9), found: "ten")
    let day = try #require(CalendarDate("2028-02-29"))
    let drafts = try drafts() + [clashing()]
    #expect(Set(drafts.map { "\($0.problem as Any)" }).count == 4)
    #expect(drafts.contains { $0.isChecking })
    var names: Set<String> = []
    // ArcoCore
    names.insert(try check(Rows<Int, String>(), Rows([(2, "b"), (1, "a")])))
    names.insert(try check(Marked(1, isMarked: true), Marked(2)))
    var mark = OneMark<Int>()
    mark.id = 5
    names.insert(try check(OneMark<Int>(), mark))
    names.insert(try check(MarkedIDs<Int>(), [200]))
    // ArcoStatus
    names.insert(
      try check(
        Prices.idle, .loading, .loaded(1), .reloading(2), .failed(.late, nil), .failed(.taken, 3)))
    names.insert(try check(LoadingInput<Int, Trouble>.load, .loaded(1), .failed(.late), .stop))
    names.insert(try check(Notice(1), Notice(2, .alert, for: nil)))
    names.insert(try check(Notice<Int>.Urgency.status, .alert))
    names.insert(try check(Notices<Int>(), notices()))
    let shown = try #require(notices().shown)
    names.insert(try check(shown))
    names.insert(try check(NoticesInput<Int>.post(Notice(1)), .dismiss(2), .hold, .release))
    // ArcoForms
    names.insert(try check(day))
    names.insert(try check(FormatError.missing, .tooLong(most: 9), integer))
    let expectations: [FormatError.Expectation] = [
      .integer(.min ... .max), .number(digits: 2, 0...100_00), .decimal(digits: 1, -5...5),
      .date(day...day), .oneOf(["a", "b"]), .value("an address"),
    ]
    for expected in expectations { names.insert(try check(expected)) }
    names.insert(try check(FieldProblem<Trouble>.format(.missing), .refused(.taken)))
    names.insert(
      try check(
        FieldInput<Trouble>.write("a"), .leave, .check, .answer(nil), .answer(.late), .withdraw,
        .refuse(.taken), .focus, .reset))
    names.insert(
      try check(
        FormInput<Int>.draft(1), .submit, .accepted, .refused([1, 2]), .seek, .cancel, .reset))
    names.insert(try check(RowsInput<Int>.row(1, 2), .add, .remove(3)))
    names.insert(try check(FormState<Int>.Stage.editing, .checking, .submitting, .submitted))
    let form = form()
    #expect(form.stage == .submitting && form.returns == 1)
    names.insert(try check(FormState(Draft("a")), form))
    // ArcoReplay
    names.insert(try check(Timeline<Int>(), timeline()))
    // ArcoWorld
    names.insert(try check(UniqueID(high: 1, low: .max)))
    names.insert(
      try check(
        Presence<Int, String>.Change.here([2: "b", 1: "a"]), .came(1, "a"), .left(1)))
    for draft in drafts { names.insert(try check(draft)) }
    return names
  }

  @Test func `what stands in a state or an input has a portable coding`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    let modules = ["ArcoCore", "ArcoReplay", "ArcoWorld", "ArcoForms", "ArcoStatus"]
    var codable: Set<String> = []
    for module in modules {
      let files = FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(
          of: #/(?:extension (?:\w+\.)?|struct |enum )(\w+): (?:\w+, )*(?:Codable|Encodable)\b/#)
        {
          codable.insert(String(match.1))
        }
      }
    }
    // A part of `FieldDraft`; the name of an effect; and recordings, which stand in no state.
    let others: Set = ["Asked", "EffectKey", "Recording", "Step"]
    #expect(codable.count > 20)
    #expect(try listed() == codable.subtracting(others))
  }

  @Test func `bytes of a value that cannot be are refused`() throws {
    func isRefused<Value: HasCoding>(_: Value.Type, _ bytes: [UInt8]) -> Bool {
      (try? Value.coding.value(of: bytes)) == nil
    }
    let leap = try [2027, 2, 29].flatMap { try Coding<Int>.integer.bytes(of: $0) }
    #expect(!isRefused(Set<Int>.self, [2, 2, 4]))
    #expect(isRefused(Set<Int>.self, [2, 4, 2]))
    #expect(isRefused(Set<Int>.self, [2, 2, 2]))
    #expect(!isRefused([Int: Int].self, [2, 2, 0, 4, 0]))
    #expect(isRefused([Int: Int].self, [2, 4, 0, 2, 0]))
    #expect(isRefused([Int: Int].self, [2, 2, 0, 2, 2]))
    #expect(!isRefused(Rows<Int, Int>.self, [2, 4, 0, 2, 0]))
    #expect(isRefused(Rows<Int, Int>.self, [2, 2, 0, 2, 0]))
    #expect(isRefused(ClosedRange<Int>.self, [4, 2]))
    #expect(isRefused(CalendarDate.self, leap))
    #expect(isRefused(Timeline<Int>.self, [0, 0, 0]))
    #expect(isRefused(Timeline<Int>.self, [2, 2, 0, 0, 0]))
    #expect(isRefused(Duration.self, [1, 2]))
    #expect(isRefused(Never.self, []))
    #expect(isRefused(Prices.self, [9]))
  }

  @Test func `an application's state lists its parts by their optics`() throws {
    struct Page: Equatable, Sendable, HasCoding {
      var prices: Loading<Int, Trouble> = .idle
      var notices = Notices<String>()
      var ticked: MarkedIDs<Int> = []

      static let coding = Coding.blank(Page())
        .with(Lens(\.prices)).with(Lens(\.notices)).with(Lens(\.ticked))
    }
    let page = Page(prices: .failed(.late, 7), ticked: [1, 2])
    #expect(try Page.coding.value(of: Page.coding.bytes(of: page)) == page)
  }
}
