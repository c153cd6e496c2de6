import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoTesting
import ArcoWeb
import Testing

/// Walks on several cores, and by a driver without views, beside those on one and on the page.
struct CoresTests {
  static func explorer(_ seed: Int, hasEffects: Bool) -> Explorer<WalkLawTests.Standing, Int> {
    var random = SeededRandom(seed: UInt64(seed))
    let machine = WalkLawTests.Machine(&random, hasEffects: hasEffects)
    return Explorer { outside in
      let face = Face<WalkLawTests.Standing, Int, HTML> { standing, send in
        p("\(standing.place)")
        for input in 0..<WalkLawTests.Machine.inputs {
          button("Input \(input)", .onClick { send(input) })
        }
      }
      return Program(
        Component<Outside, WalkLawTests.Standing, Int, HTML>(machine.dispatcher, face),
        state: WalkLawTests.Standing(), world: outside)
    }
  }

  @Test(arguments: [false, true], 1...6)
  func `a walk on two cores is that on one, whatever is taken on the page`(
    hasEffects: Bool, seed: Int
  ) throws {
    let explorer = Self.explorer(seed, hasEffects: hasEffects)
    let walk = try explorer.walk()
    #expect(walk.isComplete)
    for state in Set(walk.states) {
      #expect(walk.sometimes("it is there") { $0.state == state }.way?.replays() == true)
    }
    for other in [
      try explorer.walk(cores: 2), try explorer.walk(cores: 3),
      try explorer.walk(restoring: .replayed),
    ] {
      #expect(other.states == walk.states)
      #expect(other.description == walk.description)
      #expect(other.outline == walk.outline)
    }
  }

  @Test func `many states are shared out among cores, and the bound is the same`() throws {
    let sums = Dispatcher<Void, [Int], Int>.reduce { sums, input in
      sums[input] = (sums[input] + 1) % 7
    }
    let explorer = Explorer(sums, state: [0, 0, 0, 0], inputs: [0, 1, 2, 3])
    let walk = try explorer.walk(states: 2_000)
    for cores in 2...3 {
      let other = try explorer.walk(cores: cores, states: 2_000)
      #expect(other.states == walk.states)
      #expect(other.stepCount == walk.stepCount)
      #expect(other.description == walk.description)
    }
    #expect(try explorer.walk(cores: 2).stateCount == 7 * 7 * 7 * 7)
  }

  @Test func `a set-up that sends is not overlooked where views are left out`() throws {
    let dispatcher = Dispatcher<Void, [Int], Int>.reduce { state, input in
      if input == 9 { state[1] += 1 } else { state[0] = input }
    }
    let row = Face<[Int], Int, HTML>.placing { parts in
      let send = parts.send
      return parts.view { state, _ in
        button("Open", .onClick { send(1) })
        if state[0] == 1, state[1] < 3 { button("Count", .onClick { send(9) }) }
      }
    }
    let explorer = Explorer(
      Program(Component<Void, [Int], Int, HTML>(dispatcher, row), state: [0, 0]))
    let walk = try explorer.walk()
    #expect(walk.states == (try explorer.walk(restoring: .replayed)).states)
  }

  @Test func `progress is told`() throws {
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    var told: [[Int]] = []
    _ = try Explorer(counter, state: 0, inputs: [1]).walk(
      states: 10, progress: .every(4) { told.append([$0, $1]) })
    #expect(told == [[5, 3], [9, 7]])
  }
}
