import Arco
import Testing
import TodosFeature

@MainActor struct SavingTests {
  /// A store whose answers the test gives.
  private final class Store: Sendable {
    struct Request: Sendable {
      let titles: [String]
      let answer: @Sendable (SaveError?) -> Void
    }

    let requests: AsyncStream<Request>
    private let ask: AsyncStream<Request>.Continuation

    init() { (requests, ask) = AsyncStream.makeStream() }

    var world: TodosWorld {
      TodosWorld { [ask] todos throws(SaveError) in
        let answers = AsyncStream<SaveError?> { answer in
          let titles = todos.map(\.title)
          ask.yield(
            Request(titles: titles) { error in
              answer.yield(error)
              answer.finish()
            })
        }
        for await error in answers {
          if let error { throw error }
        }
      }
    }
  }

  private let store = Store()
  private let driver: Driver<TodosWorld, Todos, Todos.Input>

  init() { driver = Driver(todos, state: Todos("Grind"), world: store.world) }

  /// Lets effects go on until the state fits.
  private func wait(until fits: (Todos) -> Bool) async {
    while !fits(driver.state) { await Task.yield() }
  }

  @Test func `a change is saved as the list is then`() async throws {
    var requests = store.requests.makeAsyncIterator()
    driver.send(.row(1, .rename("Grind finely")))
    #expect(driver.state.saving == .saving)
    let request = try #require(await requests.next(isolation: #isolation))
    #expect(request.titles == ["Grind finely"])
    #expect(driver.state.saving == .saving)
    request.answer(nil)
    await wait { $0.saving == .saved }
  }

  @Test func `what is not kept anyway is not saved`() {
    driver.send(.write("Pour"))
    driver.send(.filter(.done))
    driver.send(.filter(.all))
    driver.send(.row(1, .open))
    driver.send(.detail(.write("medium")))
    driver.send(.detail(.close))
    #expect(driver.state.saving == .saved)
  }

  @Test func `a failure is shown and a retry saves`() async throws {
    var requests = store.requests.makeAsyncIterator()
    driver.send(.row(1, .done(true)))
    try #require(await requests.next(isolation: #isolation)).answer(.unreachable)
    await wait { $0.saving == .failed(.unreachable) }
    driver.send(.save)
    #expect(driver.state.saving == .saving)
    try #require(await requests.next(isolation: #isolation)).answer(nil)
    await wait { $0.saving == .saved }
  }

  @Test func `a change while saving ends the older save`() async throws {
    var requests = store.requests.makeAsyncIterator()
    driver.send(.row(1, .rename("Grind finely")))
    let older = try #require(await requests.next(isolation: #isolation))
    driver.send(.row(1, .rename("Grind coarsely")))
    let newer = try #require(await requests.next(isolation: #isolation))
    older.answer(.full(most: 1))
    #expect(newer.titles == ["Grind coarsely"])
    newer.answer(nil)
    await wait { $0.saving != .saving }
    #expect(driver.state.saving == .saved)
  }
}
