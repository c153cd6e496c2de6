import Arco
import Testing

/// The first input of an effect travels by another way than those after it, and a large one by
/// another than a small one: nobody is to notice.
@MainActor @Suite(.timeLimit(.minutes(1))) struct InputSizeTests {
  enum Freight<Cargo: Sendable>: Sendable {
    case load
    case arrived(Cargo)
  }

  /// What fits nowhere but in memory of its own.
  struct Large: Equatable, Sendable {
    var words = (0..<6).map { SIMD2(Int64($0), -1) }
    var more: (Int, Int, Int, Int) = (1, 2, 3, 4)

    static func == (one: Large, other: Large) -> Bool {
      one.words == other.words && one.more == other.more
    }
  }

  /// What notes its end.
  final class Token: Sendable {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    deinit { journal.note("gone") }
  }

  private func shipping<Cargo: Sendable>(
    _ start: @escaping @Sendable (Journal, Outlet<[Cargo], Freight<Cargo>>) -> Void,
    queue: Queue? = nil
  ) -> Dispatcher<Journal, [Cargo], Freight<Cargo>> {
    .update { arrived, input in
      switch input {
      case .load:
        return .callback(queue: queue) { journal, out in
          start(journal, out)
          return Cancellation { journal.note("cancelled") }
        }
      case .arrived(let cargo):
        arrived.append(cargo)
        return .none
      }
    }
  }

  private func arrived<Cargo: Sendable>(_ cargos: [Cargo]) async -> [Cargo] {
    let behaviour = shipping { (_: Journal, out: Outlet<[Cargo], Freight<Cargo>>) in
      for cargo in cargos { out.send(.arrived(cargo)) }
      out.finish()
    }
    let driver = Driver(behaviour, state: [], world: Journal())
    await driver.send(.load).finish()
    return driver.state
  }

  @Test func `inputs of every size and alignment arrive whole and in order`() async {
    #expect(await arrived([1, 2, 3] as [UInt8]) == [1, 2, 3])
    #expect(await arrived(["a", "a text that is no small one", ""]).map(\.count) == [1, 27, 0])
    #expect(await arrived([Large(), Large()]) == [Large(), Large()])
    let wide = [SIMD4<Double>(1, 2, 3, 4), SIMD4(5, 6, 7, 8)]
    #expect(await arrived(wide) == wide)
  }

  @Test func `the first to send wins a race, whatever the size of its input`() async {
    func race<Cargo: Sendable>(_ cargo: Cargo) async -> Int {
      let journal = Journal()
      let behaviour = shipping(
        { (journal: Journal, out: Outlet<[Cargo], Freight<Cargo>>) in
          journal.note("start")
          guard journal.count("start") == 2 else { return }
          out.send(.arrived(cargo))
          out.finish()
        }, queue: Queue("race", .race))
      let driver = Driver(behaviour, state: [], world: journal)
      let loser = driver.send(.load)
      await driver.send(.load).finish()
      await loser.finish()
      #expect(driver.state.count == 1)
      return journal.count("cancelled")
    }
    #expect(await race(UInt8(1)) == 1)
    #expect(await race(Large()) == 1)
  }

  @Test func `an input that is never applied is let go of`() {
    func drop<Cargo: Sendable>(_ cargo: @escaping @Sendable (Journal) -> Cargo) -> Int {
      let journal = Journal()
      let behaviour = shipping { (journal: Journal, out: Outlet<[Cargo], Freight<Cargo>>) in
        out.send(.arrived(cargo(journal)))
        out.send(.arrived(cargo(journal)))
      }
      let driver = Driver(behaviour, state: [], world: journal)
      driver.send(.load)
      #expect(journal.count("gone") == 0)
      driver.stop()
      return journal.count("gone")
    }
    #expect(drop { Token($0) } == 2)
    #expect(drop { (Token($0), Large()) } == 2)
  }
}
