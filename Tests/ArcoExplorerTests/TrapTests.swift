import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

/// Steps that end the program, and how a walk in a child process tells of them.
struct TrapTests {
  private static let counter = Dispatcher<Void, Int, Int>.reduce { count, change in
    precondition(count + change < 3, "three is too many")
    count += change
  }

  @Test func `a trap is found by a shortest way, and the walk goes on beside it`() throws {
    let walk = try Explorer(Self.counter, state: 0, inputs: [1, -1]).walk(
      depth: 4, sheltered: true)
    let verdict = walk.nothingTraps()
    #expect(verdict.answer == .refuted)
    #expect(replayed(verdict) == ["1", "1", "1"])
    #expect(verdict.description.hasPrefix("nothing traps: refuted: three is too many\n"))
    #expect(verdict.way?.replays() == true)
    #expect(
      verdict.way?.test(named: "it traps")
        == """
        @Test func `it traps`() throws {
          let walker = explorer.begin()
          walker.send(1)
          walker.send(1)
          walker.send(1)
        }
        """)
    #expect(Set(walk.states) == [-4, -3, -2, -1, 0, 1, 2])
  }

  @Test func `a step that traps might lead on, so claims about ways on are undecided`() throws {
    let stairs = Dispatcher<Void, Int, Int>.reduce { count, change in
      precondition(count + change < 3, "three is too many")
      count = max(0, count + change)
    }
    let up = try Explorer(stairs, state: 0, inputs: [1]).walk(sheltered: true)
    #expect(up.states == [0, 1, 2])
    #expect(up.hasNoDeadEnds().answer == .undecided)
    #expect(up.fromEverywhere("it can be 0") { $0.state == 0 }.answer == .undecided)
    let both = try Explorer(stairs, state: 0, inputs: [1, -1]).walk(sheltered: true)
    #expect(both.takesBack("-1", { $0 == "1" }, seeing: { $0 }).answer == .undecided)
    let down = try Explorer(stairs, state: 0, inputs: [-1]).walk(sheltered: true)
    #expect(down.hasNoDeadEnds().answer == .refuted)
  }

  @Test func `a view that traps is found, and a handler of a page`() throws {
    let face = Face<Int, Int, HTML> { count, send in
      p("\([10, 20][count])")
      button("More", .onClick { send(count + 1) })
      button("Boom", .onClick { send([0][count + 1]) })
    }
    let page = Component<Void, Int, Int, HTML>(Dispatcher<Void, Int, Int>.reduce { $0 = $1 }, face)
    let explorer = Explorer(Program(page, state: 0))
    let walk = try explorer.walk(sheltered: true)
    #expect(walk.nothingTraps().way?.steps.count == 1)
    #expect(walk.nothingTraps().description.contains("Index out of range"))
    #expect(walk.stateCount == 2)
    #expect(walk.nothingTraps().way?.replays() == true)
  }

  @Test func `where nothing traps, it holds; and without a child nobody can say`() throws {
    let steady = Explorer(Dispatcher<Void, Int, Int>.reduce { $0 = $1 }, state: 0, inputs: [0, 1])
    #expect(try steady.walk(sheltered: true).nothingTraps().holds)
    #expect(try steady.walk().nothingTraps().answer == .undecided)
  }

  @Test func `an effect that traps is found with what came before it`() throws {
    let explorer = Explorer(saver(), state: Saver(), inputs: [SaverInput.add, .save]) { outside in
      SaverWorld { count throws(Trouble) in
        try await outside.ask("save", about: count, failing: Trouble.full)
        precondition(count < 2, "two are too many")
      }
    }
    let walk = try explorer.walk(depth: 4, sheltered: true)
    #expect(
      replayed(walk.nothingTraps()) == [".add", ".add", ".save", "\"save\" is done"])
  }
}
