import Arco
import ArcoTesting
import Testing

private enum Failure: Error, Equatable { case offline }

private struct Shelf: Feature, Equatable, Sendable {
  var query = ""

  enum Input: Equatable, Sendable {
    case find(String)
    case load
    case save(Int, String)
    case backUp
    case found([String])
    case failed(Failure)
    case saved
  }

  struct World: Sendable {
    var search: @Sendable (String) async -> [String] = { ["\($0)!"] }
    var load: @Sendable () async throws(Failure) -> [String] = { [] }
    var save: @Sendable (Int, String) async throws(Failure) -> Void = { _, _ in }
    var backUp: @Sendable () async -> Void = {}
  }
}

private let shelf = DispatcherOf<Shelf>.update { shelf, input in
  switch input {
  case .find(let query): return .task(\.search, query, as: Shelf.Input.found)
  case .load: return .task(\.load, as: Shelf.Input.found, catch: Shelf.Input.failed)
  case .save(let number, let text):
    return .task(\.save, number, text, as: { .saved }, catch: Shelf.Input.failed)
  case .backUp: return .task(\.backUp, id: "back up")
  case .found, .failed, .saved: return .none
  }
}

@MainActor
struct CallingTests {
  private func test(_ world: Shelf.World) -> TestDriver<Shelf.World, Shelf, Shelf.Input> {
    TestDriver(shelf, state: Shelf(), world: world)
  }

  @Test func `the result of a call becomes an input`() throws {
    let test = test(Shelf.World())
    try test.send(.find("tea"))
    try test.receive(.found(["tea!"]))
    try test.send(.save(1, "tea"))
    try test.receive(.saved)
    try test.finish()
  }

  @Test func `the failure of a call becomes an input, by the type that the function throws`() throws
  {
    let test = test(
      Shelf.World(
        load: { () throws(Failure) in throw .offline },
        save: { _, _ throws(Failure) in throw .offline }))
    try test.send(.load)
    try test.receive(.failed(.offline))
    try test.send(.save(1, "tea"))
    try test.receive(.failed(.offline))
    try test.finish()
  }

  @Test func `a call without a result sends nothing`() throws {
    let journal = Journal()
    let test = test(Shelf.World(backUp: { journal.note("backed up") }))
    try test.send(.backUp)
    try test.finish()
    #expect(journal.entries == ["backed up"])
  }

  @Test func `a call without a result that fails sends its failure alone`() throws {
    let saving = Dispatcher<Shelf.World, Shelf, Shelf.Input>.update { _, input in
      guard case .save(let number, let text) = input else { return .none }
      return .task(\.save, number, text, catch: Shelf.Input.failed)
    }
    let good = TestDriver(saving, state: Shelf(), world: Shelf.World())
    try good.send(.save(1, ""))
    try good.finish()
    let bad = TestDriver(
      saving, state: Shelf(),
      world: Shelf.World(save: { _, _ throws(Failure) in throw .offline }))
    try bad.send(.save(1, ""))
    try bad.receive(.failed(.offline))
    try bad.finish()
  }

  @Test func `a call waits in its queue`() throws {
    let searching = DispatcherOf<Shelf>.update { shelf, input in
      guard case .find(let query) = input else { return .none }
      let queue = Queue("search", .debounce(.milliseconds(300)))
      return .task(\.search, query, as: Shelf.Input.found, queue: queue)
    }
    let test = TestDriver(searching, state: Shelf(), world: Shelf.World())
    try test.send(.find("t"))
    try test.advance(by: .milliseconds(200))
    try test.send(.find("te"))
    try test.advance(by: .milliseconds(300))
    try test.receive(.found(["te!"]))
    try test.finish()
  }
}
