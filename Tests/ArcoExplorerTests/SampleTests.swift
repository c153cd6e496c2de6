import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoTesting
import ArcoWeb
import Testing

struct SampleTests {
  @Test func `samples are given by the type of a field, and those by name go before`() throws {
    let face = Face<[String], String, HTML> { _, send in
      input(.type(.date), .ariaLabel("From"), .value(""), .onInput { send($0) })
      input(.type(.date), .ariaLabel("To"), .value(""), .onInput { send($0) })
    }
    let last = Dispatcher<Void, [String], String>.reduce { $0 = [$1] }
    let explorer = Explorer(
      Program(Component<Void, [String], String, HTML>(last, face), state: []))
    let poor = try explorer.walk()
    #expect(poor.stateCount == 1)
    #expect(
      poor.untried == [
        "a date for \"From\": no sample is given", "a date for \"To\": no sample is given",
      ])
    #expect(poor.description.contains("not explored: a date for \"From\": no sample is given"))
    let walk = try explorer.typing("2028-02-29", into: .date).typing("2026-01-01", into: "To")
      .walk()
    #expect(Set(walk.states) == [[], ["2028-02-29"], ["2026-01-01"]])
    #expect(walk.untried.isEmpty)
  }

  @Test func `a form that cannot be filled and an element that says things of its own are named`()
    throws
  {
    let face = Face<String, String, HTML> { _, send in
      form(.onSubmit(Field.text("day")) { send($0) }) {
        input(.type(.date), .ariaLabel("Day"), .name(Field.text("day")))
        button("Book", .type(.submit))
      }
      HTML.element("x-pad")(.ariaLabel("Pad"), .events(.on("pressed") { send("pressed") }))
    }
    let last = Dispatcher<Void, String, String>.reduce { $0 = $1 }
    let explorer = Explorer(Program(Component<Void, String, String, HTML>(last, face), state: ""))
    #expect(
      try explorer.walk().untried == [
        "a date for \"Day\": no sample is given", "custom events of \"Pad\"",
      ])
    #expect(
      try explorer.typing("2026-01-01", into: .date).walk().states == ["", "2026-01-01"])
  }

  struct Name: Hashable, Sendable { var number: Int }

  struct Shelf: Equatable, Sendable {
    var books: [Name] = []
    var chosen: Name?
    var last = 0
  }

  enum Change: Sendable {
    case add
    case drop
    case choose
  }

  private let shelf = Dispatcher<Void, Shelf, Change>.reduce { shelf, change in
    switch change {
    case .add where shelf.books.count < 2:
      shelf.books.append(Name(number: shelf.last + 1))
      // Names come round: what is at hand counts, and not how many there were.
      shelf.last = (shelf.last + 1) % 5
    case .drop: shelf.books = Array(shelf.books.dropFirst())
    case .choose: shelf.chosen = shelf.books.last
    case .add: break
    }
  }

  @Test func `states that differ in names only count as one where that is asked for`() throws {
    let inputs: [Change] = [.add, .drop, .choose]
    func explorer() -> Explorer<Shelf, Change> { Explorer(shelf, state: Shelf(), inputs: inputs) }
    let plain = try explorer().walk()
    let renamed = try explorer().renaming(Name.self).walk()
    #expect(plain.isComplete)
    #expect(renamed.isComplete)
    #expect(renamed.stateCount < plain.stateCount)
    // What can be asked without names is answered the same.
    for walk in [plain, renamed] {
      #expect(walk.never("three are there") { $0.books.count > 2 }.holds)
      #expect(
        walk.sometimes("what is chosen is gone") { shelf in
          shelf.chosen.map { !shelf.books.contains($0) } ?? false
        }.way?.steps.count == 3)
    }
  }
}
