import Arco
import ArcoCore
import Testing

private enum JobInput: Equatable, Sendable {
  case order
  case giveUp
  case orderLater
}

private let jobs = Dispatcher<Void, Int, JobInput>.update { _, input in
  switch input {
  case .order: .task(restartedBy: .order) { _, _, _ in }
  case .giveUp: .none
  case .orderLater: .task(restartedBy: .giveUp) { _, _, _ in }
  }
}

/// What becomes of the key of work whose process ended before the work did.
@MainActor struct LostWorkTests {
  private func driver() -> Driver<Void, Int, JobInput> {
    Driver(jobs, state: 0, world: ())
  }

  /// What was left of the work that an input began in a process that has ended.
  private func fate(of input: JobInput) throws -> RunningFate<JobInput> {
    let driver = driver()
    driver.send(input)
    return try #require(driver.works.fates.first)
  }

  @Test func `work that is begun again has the key that it had, and other work has another`() throws
  {
    let (fate, driver) = (try fate(of: .order), driver())
    #expect(fate.input == .order)
    driver.works.meet(fate)
    driver.send(.order)
    let keys = driver.works.fates.map(\.key)
    #expect(keys.count == 2)
    #expect(keys.first == fate.key)
    #expect(keys.last != fate.key)
  }

  @Test func `the key of work that was given up goes to no later work`() throws {
    let (fate, driver) = (try fate(of: .orderLater), driver())
    #expect(fate.input == .giveUp)
    driver.works.meet(fate)
    #expect(driver.works.fates.isEmpty)
    driver.send(.order)
    #expect(driver.works.fates.count == 1)
    #expect(driver.works.fates.first?.key != fate.key)
  }
}
