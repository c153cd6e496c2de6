import Arco
import ArcoCore
import Testing

/// Effects that a loop put together, one more at a time.
@MainActor @Suite(.timeLimit(.minutes(1))) struct FoldedEffectTests {
  enum Fold: CaseIterable {
    case batchesInFront
    case batchesBehind
    case sequencesInFront
    case sequencesBehind
    case bothInFront
    case bothBehind

    /// Those that need the most of whoever walks through them.
    static var mixed: [Fold] { [.bothInFront, .bothBehind] }
  }

  private enum SumInput: Sendable {
    case run(Effect<Int, Int, SumInput>)
    case add(Int)
  }

  private typealias Work = Effect<Int, Int, SumInput>

  private static let many = 100_000
  private static let some = 20_000

  private static let sum = Dispatcher<Int, Int, SumInput>.update { sum, input in
    switch input {
    case .run(let effect): return effect
    case .add(let number): sum += number
    }
    return .none
  }

  private func folded<World, State, Input>(
    _ fold: Fold, _ count: Int = many, _ effect: (Int) -> Effect<World, State, Input>
  ) -> Effect<World, State, Input> {
    (0..<count).reduce(.none) { whole, number in
      let next = effect(number)
      switch fold {
      case .batchesInFront: return .batch(whole, next)
      case .batchesBehind: return .batch(next, whole)
      case .sequencesInFront: return .sequence(whole, next)
      case .sequencesBehind: return .sequence(next, whole)
      case .bothInFront: return number % 2 == 0 ? .batch(whole, next) : .sequence(whole, next)
      case .bothBehind: return number % 2 == 0 ? .batch(next, whole) : .sequence(next, whole)
      }
    }
  }

  private func result(of work: Work) -> Int {
    let driver = Driver(Self.sum, state: 0, world: 0)
    driver.send(.run(work))
    return driver.state
  }

  @Test(arguments: Fold.allCases)
  func `100000 effects are made, run and let go of without a deep stack`(_ fold: Fold) {
    #expect(result(of: folded(fold) { _ in .move { $0 += 1 } }) == Self.many)
  }

  @Test(arguments: Fold.mixed)
  func `20000 effects are mapped`(_ fold: Fold) {
    let mapped = folded(fold, Self.some) { Effect<Int, Int, Int>.send($0 % 2) }.map {
      SumInput.add($0 * 2)
    }
    #expect(result(of: mapped) == Self.some)
  }

  @Test(arguments: Fold.mixed)
  func `20000 effects are fitted into a larger world, state and input`(_ fold: Fold) {
    let whole = Lens<Int, Int>(get: { $0 }, modify: { $1(&$0) })
    let plain = folded(fold, Self.some) { number in
      number % 2 == 0 ? Effect<Void, Int, Int>.send(2) : .move { $0 += 1 }
    }
    let wide = plain.widen(world: { (_: Int) in () })
      .widen(state: whole, input: Review<SumInput, Int> { .add($0) })
    #expect(result(of: wide) == Self.some * 3 / 2)
  }

  @Test(arguments: [Fold.batchesInFront, .batchesBehind])
  func `each of 20000 effects gets the deadline`(_ fold: Fold) {
    let deadlines = Locked(0)
    let counting = TimeSource(
      now: { .zero },
      wake: { time, _ in
        deadlines.withLock { $0 += time == .seconds(9) ? 1 : 0 }
        return .none
      })
    let work = folded(fold, Self.some) { number in
      number % 10 == 0 ? Work.callback { _, _ in .none } : .move { $0 += 1 }
    }
    let driver = Driver(Self.sum, state: 0, world: 0, interpretation: .live.clock(counting))
    driver.send(.run(work.deadline(.seconds(9), .add(1))))
    #expect(driver.state == Self.some * 9 / 10)
    #expect(deadlines.withLock { $0 } == Self.some / 10)
  }

  @Test(arguments: Fold.mixed)
  func `20000 effects with a deadline for their work do what they did`(_ fold: Fold) {
    let work = folded(fold, Self.some) { _ in Work.move { $0 += 1 } }
    #expect(result(of: work.deadline(.seconds(9), .add(1))) == Self.some)
  }

  @Test(arguments: Fold.mixed)
  func `20000 effects of a child are carried out at the child`(_ fold: Fold) {
    let parts = Dispatcher<Int, [Int], SumInput> {
      Self.sum.child(
        state: Lens<[Int], Int>(get: { $0[1] }, modify: { $1(&$0[1]) }), input: Itself<SumInput>())
    }
    let driver = Driver(parts, state: [0, 0], world: 0)
    driver.send(.run(folded(fold, Self.some) { _ in .move { $0 += 1 } }))
    #expect(driver.state == [0, Self.some])
  }

  @Test(arguments: Fold.mixed)
  func `work that is held in the midst of 100000 others lets go of them when it is cancelled`(
    _ fold: Fold
  ) {
    var held: [PendingEffect] = []
    let driver = Driver(
      Self.sum, state: 0, world: 0, interpretation: .custom { held.append($0) })
    driver.send(
      .run(
        folded(fold) { number in
          number == Self.many / 2 ? .callback(id: "x") { _, _ in .none } : .move { $0 += 1 }
        }))
    #expect(held.count == 1)
    let before = driver.state
    driver.send(.run(.cancel("x")))
    held[0].begin()
    held = []
    #expect(driver.state == before)
    driver.stop()
  }

  @Test(arguments: Fold.mixed)
  func `work in the midst of 100000 others goes on to all that follows it`(_ fold: Fold) {
    var held: [PendingEffect] = []
    let driver = Driver(
      Self.sum, state: 0, world: 0, interpretation: .custom { held.append($0) })
    driver.send(
      .run(
        folded(fold) { number in
          number == Self.many / 2 ? .callback { _, _ in .none } : .move { $0 += 1 }
        }))
    held[0].discard()
    #expect(driver.state == Self.many - 1)
  }
}
