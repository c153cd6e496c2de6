import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoForms
import ArcoHTML
import ArcoLaws
import ArcoOptics
import ArcoReplay
import ArcoRoutes
import ArcoStatus
import ArcoStore
import ArcoTesting
import ArcoWorld
import Testing

private enum Complaint: String, CaseIterable, Codable, Error { case taken, tooYoung }

/// What may stand in a state or in an input of an application, and is Arco's.
struct KeepingLawsTests {
  private struct Lossy: Codable, Equatable {
    var kept: Int
    var left = 0
    enum CodingKeys: CodingKey { case kept }
  }

  private struct Rounded: Codable {
    var value: Double
    init(_ value: Double) { self.value = value }
    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Double.self).rounded()
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  @Test func `a type that loses something breaks the laws`() {
    let lossy = Generator { Lossy(kept: $0.draw(.integer()), left: $0.draw(.integer(in: 0...9))) }
    #expect(KeepingLaws(lossy).laws[0].counterexample() != nil)
    #expect(KeepingLaws(Generator { Rounded($0.draw(.double())) }).counterexamples().count == 2)
  }

  private static let numbers = Generator<Int>.integer()
  private static let texts = Generator<String>.string()
  private static let doubles = Generator<Double>.double(in: -1e9...1e9)
  private static let complaints = Generator<Complaint>.anyCase
  private static let points = Generator { HTML.Point(x: $0.draw(doubles), y: $0.draw(doubles)) }
  private static let sizes = Generator {
    HTML.Size(width: $0.draw(doubles), height: $0.draw(doubles))
  }
  private static let modifiers = Generator {
    HTML.Key.Modifiers(rawValue: UInt8($0.draw(.integer(in: 0...15))))
  }
  private static let notices = Generator {
    Notice(
      $0.draw(texts), $0.draw(.element(of: [.status, .alert])),
      for: $0.draw(.optional(numbers)).map { .nanoseconds($0) })
  }
  private static let noticesInputs = Generator<NoticesInput<String>>.oneOf([
    notices.map { .post($0) }, Generator<Int>.integer(in: 0...30).map { .dismiss($0) },
    .element(of: [.hold, .release]),
  ])
  private static let fieldInputs = Generator<FieldInput<Complaint>>.oneOf([
    Generator<String>.fieldText().map { .write($0) },
    Generator<Complaint?>.optional(complaints).map { .answer($0) },
    complaints.map { .refuse($0) },
    .element(of: [.leave, .check, .withdraw, .focus, .reset]),
  ])

  @Test func `collections, work and time come back as they were`() {
    let marks = Generator<Set<Int>>.set(of: Self.numbers)
    hold(
      Generator { choices in
        var rows = Rows<Int, String>()
        for id in choices.draw(marks) { rows.append(choices.draw(Self.texts), id: id) }
        return rows
      })
    hold(Generator { Marked($0.draw(Self.texts), isMarked: $0.draw(.bool)) })
    hold(
      Generator { choices in
        var mark = OneMark<Int>()
        mark.id = choices.draw(.optional(Self.numbers))
        return mark
      })
    hold(
      Generator { choices in
        var ids = MarkedIDs<Int>()
        for id in choices.draw(marks) { ids.set(id, true) }
        return ids
      })
    hold(
      Generator {
        EffectKey(high: $0.draw(UInt64.generator), low: $0.draw(UInt64.generator))
      })
    hold(
      Generator { UniqueID(high: $0.draw(UInt64.generator), low: $0.draw(UInt64.generator)) })
    hold(
      Generator { choices in
        var (timeline, text) = (Timeline<String>(limit: 3), "")
        for step in choices.draw(.array(of: Self.numbers, count: 0...8)) {
          switch step % 3 {
          case 0: timeline.undo(&text)
          case 1: timeline.redo(&text)
          default:
            timeline.keep(text)
            text = "\(step)"
          }
        }
        return timeline
      })
    hold(
      Generator<Presence<String, Int>.Change> { choices in
        switch choices.draw(.integer(in: 0...2)) {
        case 0: .here(choices.draw(.dictionary(Self.texts, Self.numbers)))
        case 1: .came(choices.draw(Self.texts), choices.draw(Self.numbers))
        default: .left(choices.draw(Self.texts))
        }
      })
  }

  @Test func `marks that came back tell what changes from then on`() throws {
    let kept: MarkedIDs = [1, 2]
    var ids: MarkedIDs<Int> = try KeptCoding.value(try KeptCoding.bytes(kept))
    let seen = ids.seen
    #expect(seen != MarkedIDs<Int>().seen)
    ids.set(2, false)
    var visited: [Int] = []
    #expect(ids.visitChanges(since: seen) { visited.append($0) })
    #expect(visited == [2])
  }

  @Test func `what is loading and what is told come back as they were`() {
    typealias Prices = Loading<[Int], Complaint>
    let prices = Generator<[Int]>.array(of: Self.numbers)
    hold(
      Generator<Prices>.oneOf([
        .element(of: [.idle, .loading]), prices.map { .loaded($0) }, prices.map { .reloading($0) },
        Generator { .failed($0.draw(Self.complaints), $0.draw(.optional(prices))) },
      ]))
    hold(
      Generator<LoadingInput<[Int], Complaint>>.oneOf([
        .element(of: [.load, .stop]), prices.map { .loaded($0) },
        Self.complaints.map { .failed($0) },
      ]))
    hold(Self.notices)
    hold(Self.noticesInputs)
    hold(
      Generator { choices in
        Self.end(
          of: Dispatcher<Void, Notices<String>, NoticesInput<String>>.notices(), from: Notices(),
          after: choices.draw(.array(of: Self.noticesInputs)))
      })
  }

  /// The state after some inputs, without effects.
  private static func end<State, Input>(
    of dispatcher: Dispatcher<Void, State, Input>, from state: State, after inputs: [Input]
  ) -> State {
    let driver = Driver(
      dispatcher, state: state, world: (), startingNone: { _ in }, onProblem: { _ in })
    for input in inputs { driver.send(input) }
    return driver.state
  }

  private struct Draft: Codable, Equatable, Sendable {
    var name = FieldDraft<Complaint>()
    var age = FieldDraft<Complaint>("18")
    var day = FieldDraft<Complaint>(row: 3)
  }

  private enum DraftInput: Codable, Equatable, Sendable {
    case name(FieldInput<Complaint>)
    case age(FieldInput<Complaint>)
    case day(FieldInput<Complaint>)
  }

  private static let form: FormSubmission<Void, Draft, DraftInput, Int, Complaint> = {
    let name = FormField<Void, String, Complaint>(.line(atMost: 8)).part(
      state: Lens(\Draft.name),
      input: Prism(DraftInput.name) { if case .name(let input) = $0 { input } else { nil } })
    let age = FormField<Void, Int, Complaint>(.integer(in: 13...120)) { _, _ in nil }.part(
      state: Lens(\Draft.age),
      input: Prism(DraftInput.age) { if case .age(let input) = $0 { input } else { nil } })
    let day = FormField<Void, String, Complaint>(
      FieldFormats.Line.line(atMost: 90).refined(
        by: Prism<String, String>(extract: { $0.isEmpty ? nil : $0 }, embed: { $0 }), "a day")
    ).part(
      state: Lens(\Draft.day),
      input: Prism(DraftInput.day) { if case .day(let input) = $0 { input } else { nil } })
    return DraftForm<Void, Draft, DraftInput, Int, Complaint> {
      name
      age
      day
    } value: { fields in
      fields[age]
    }.submitting { _ in .none }
  }()

  @Test func `a form comes back with what is written, what is wrong, and how far it is`() {
    let draftInputs = Generator<DraftInput>.oneOf([
      Self.fieldInputs.map { .name($0) }, Self.fieldInputs.map { .age($0) },
      Self.fieldInputs.map { .day($0) },
    ])
    let inputs = Generator<FormInput<DraftInput>>.oneOf([
      draftInputs.map { .draft($0) }, draftInputs.map { .draft($0) },
      Generator<[DraftInput]>.array(of: draftInputs, count: 0...3).map { .refused($0) },
      .element(of: [.submit, .accepted, .seek, .cancel, .reset]),
    ])
    hold(Self.fieldInputs)
    hold(inputs)
    hold(
      Generator { choices in
        Self.end(
          of: Self.form.dispatcher, from: FormState(Draft()),
          after: choices.draw(.array(of: inputs, count: 0...12)))
      })
    hold(
      Generator<FormatError>.oneOf([
        .element(of: [
          .missing, .tooLong(most: 3), .misfit(expected: .integer(13...120), found: "seven"),
          .misfit(expected: .number(digits: 2, .min ... .max), found: "1.234"),
          .misfit(expected: .oneOf(["a", "e\u{301}"]), found: "é"),
          .misfit(expected: .value("an address with an @"), found: ""),
        ])
      ]).map { FieldProblem<Complaint>.format($0) })
  }

  @Test func `what a browser reports and where it is come back as they were`() {
    hold(Self.points)
    hold(Self.sizes)
    hold(Generator { HTML.Key($0.draw(Self.texts), modifiers: $0.draw(Self.modifiers)) })
    hold(
      Generator {
        HTML.Pointer(
          $0.draw(Self.points), size: $0.draw(Self.sizes),
          buttons: HTML.Pointer.Buttons(rawValue: UInt8($0.draw(.integer(in: 0...31)))),
          modifiers: $0.draw(Self.modifiers), id: $0.draw(Self.numbers),
          kind: $0.draw(.element(of: [.mouse, .pen, .touch, .other])), isPrimary: $0.draw(.bool))
      })
    hold(
      Generator<ScriptValue>.oneOf([
        .just(.null), Generator.bool.map { .flag($0) }, Self.doubles.map { .number($0) },
        Self.texts.map { .text($0) }, .just(.list([.null, .list([.flag(true)])])),
        .just(.bytes([0, 255])),
      ]))
    hold(Generator<Address>.element(of: ["/", "/items/7?size=xl#top"].compactMap { Address($0) }))
    hold(Generator<WebAddress>.element(of: ["/", "https://example.com/?a=b", "mailto:a@b.c"]))
  }

  @Test func `an address that leads elsewhere and a spot beside its row are refused`() {
    #expect(throws: DecodingError.self) {
      let _: Address = try KeptCoding.value(Array("\"//example.com\"".utf8))
    }
    #expect(throws: DecodingError.self) {
      let _: WebAddress = try KeptCoding.value(Array("\"javascript:alert(1)\"".utf8))
    }
    #expect(throws: DecodingError.self) {
      let _: Spot = try KeptCoding.value(Array("{\"count\":2,\"index\":2}".utf8))
    }
  }

  @Test func `positions and moves of architectures come back as they were`() {
    let sides = Generator<Side>.anyCase
    hold(
      Generator {
        Tabs(left: $0.draw(Self.numbers), right: $0.draw(Self.texts), side: $0.draw(sides))
      })
    hold(
      Generator<TabsInput<Int, String>>.oneOf([
        Self.numbers.map { .left($0) }, Self.texts.map { .right($0) }, sides.map { .show($0) },
      ]))
    hold(Generator<Turn>.anyCase)
    hold(Generator<Onward>.oneOf([.just(.next), Generator.integer(in: 0...9).map { .skip($0) }]))
    hold(
      Generator<Either<Int, String>>.oneOf([
        Self.numbers.map { .left($0) }, Self.texts.map { .right($0) },
      ]))
    hold(Generator { Both($0.draw(Self.numbers), $0.draw(Self.texts)) })
    hold(Generator.just(One()))
    hold(Generator { Spot(count: 9, index: $0.draw(.integer(in: 0...8))) })
    hold(Generator { Sum($0.draw(Self.numbers)) })
    hold(Generator { Product($0.draw(Self.numbers)) })
    hold(Generator { Earliest($0.draw(.optional(Self.numbers))) })
    hold(Generator { Latest($0.draw(.optional(Self.numbers))) })
  }

  private func hold<Value: Codable & SendableMetatype>(
    _ values: Generator<Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = KeepingLaws(values).counterexamples()
    #expect(found == [], sourceLocation: sourceLocation)
  }
}
