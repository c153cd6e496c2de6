import ArcoCore
import ArcoExplorer
import ArcoTesting
import Foundation
import Testing

/// Walks of random components, beside a plain walker that takes nothing for granted: of 40 components,
/// and of 200 by longer walks in the long form (`ARCO_SOAK=1`).
struct SecondOpinionSoakTests {
  private static let isSoak = ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1"
  private static let count = isSoak ? 200 : 40

  private static func see(
    _ state: RandomThing.State, _ questions: [String], _ text: String
  ) -> String {
    // A closed section counts as open in a walk.
    let lines = text.split(separator: "\n").filter { $0 != "Inside" }.joined(separator: "/")
    return "\(state.words) \(questions) \(lines)"
  }

  private static func explorer(
    _ thing: RandomThing
  ) -> Explorer<RandomThing.State, RandomThing.Input> {
    Explorer { outside in
      thing.program(
        Asking(
          ask: { name in await outside.ask(name, answers: 0, 1) },
          sleep: { try? await outside.clock.sleep(for: $0) }))
    }.typing("Ada", into: "Name").typing("A", "", into: "Note")
  }

  private static func words(
    in walk: Walk<RandomThing.State, RandomThing.Input>
  ) -> Set<String> {
    var words = Set<String>()
    _ = walk.always("it is seen") { reached in
      words.insert(see(reached.state, reached.questions, reached.text))
      return true
    }
    return words
  }

  /// No two states are taken for one, and no state is made up.
  @Test(arguments: 1...count)
  func `what is seen within some steps is what a plain walker sees`(seed: Int) throws {
    guard #available(macOS 15, *) else { return }
    var random = SeededRandom(seed: UInt64(seed))
    let thing = RandomThing(&random)
    let plain = PlainWalker(
      program: thing.program, gestures: thing.gestures,
      see: { Self.see($0, $1, $2) })
    let depth = thing.hasControls && !Self.isSoak ? 2 : 3
    let seen = try plain.everything(within: depth)
    let walk = try Self.explorer(thing).walk(depth: depth, states: 50_000)
    let found = Self.words(in: walk)
    #expect(Set(seen.keys).subtracting(found) == [], "overlooked")
    #expect(found.subtracting(seen.keys) == [], "made up")
  }

  @Test(arguments: 1...count)
  func `what is seen on a long random way is found by the walk`(seed: Int) throws {
    guard #available(macOS 15, *) else { return }
    var random = SeededRandom(seed: UInt64(seed))
    let thing = RandomThing(&random)
    let plain = PlainWalker(
      program: thing.program, gestures: thing.gestures,
      see: { Self.see($0, $1, $2) })
    let walk = try Self.explorer(thing).walk(
      states: thing.hasControls && !Self.isSoak ? 500 : 4_000)
    guard walk.isComplete else { return }
    let found = Self.words(in: walk)
    for _ in 1...10 {
      let lost = try plain.wandering(14, &random).first { !found.contains($0.words) }
      #expect(lost == nil, "\(String(describing: lost))")
    }
  }
}
