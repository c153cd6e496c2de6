import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import Testing

/// A claim is undecided where a walk left something out.
struct UndecidedTests {
  @Test func `a claim is undecided where a control had no sample`() throws {
    let face = Face<[String], String, HTML> { dates, send in
      input(.type(.date), .ariaLabel("Day"), .value(""), .onInput { send($0) })
      p("\(dates.count)")
    }
    let last = Dispatcher<Void, [String], String>.reduce { $0 = [$1] }
    let explorer = Explorer(
      Program(Component<Void, [String], String, HTML>(last, face), state: []))
    let walk = try explorer.walk()
    let verdict = walk.never("a date is chosen") { !$0.state.isEmpty }
    #expect(verdict.answer == .undecided)
    #expect(verdict.description.contains("a date for \"Day\": no sample is given"))
    #expect(walk.sometimes("a date is chosen") { !$0.state.isEmpty }.answer == .undecided)
    #expect(walk.hasNoDeadEnds().answer == .undecided)
    #expect(
      walk.fromEverywhere("a date can be chosen") { !$0.state.isEmpty }.answer == .undecided)
    #expect(!walk.isComplete)
    #expect(!walk.description.contains("everything that can be reached was found"))
    let given = try explorer.typing("2028-02-29", into: .date).walk()
    let holds = given.never("two are chosen") { $0.state.count > 1 }
    #expect(holds.holds)
    #expect(holds.description.contains("\"Day\""))
  }

  @Test func `a claim is undecided where an effect ends in a way that nobody lists`() throws {
    let waiting = Dispatcher<Void, Int, Bool>.update { count, isOn in
      guard isOn else {
        count = 2
        return .none
      }
      count = 1
      return .batch(.cancel("radio"), .callback(id: "radio") { _, _ in .none })
    }
    let walk = try Explorer(waiting, state: 0, inputs: [true]).walk(states: 10)
    #expect(walk.stateCount == 2)
    #expect(walk.never("it is 2") { $0.state == 2 }.answer == .undecided)
    #expect(walk.sometimes("it is 2") { $0.state == 2 }.answer == .undecided)
    #expect(
      walk.whenever("it ends", { $0.state == 1 }, eventually: { $0.state == 2 }).answer
        == .undecided)
    #expect(!walk.isComplete)
  }

  @Test func `a deadline does not list how an effect ends`() throws {
    let loading = Dispatcher<Void, Int, Int>.update { count, input in
      count = max(count, input)
      return input == 1
        ? .batch(
          .cancel("load"),
          .callback(id: "load") { _, _ in .none }.deadline(.seconds(10), 2)) : .none
    }
    let walk = try Explorer(loading, state: 0, inputs: [1]).walk()
    #expect(walk.sometimes("it takes too long") { $0.state == 2 }.holds)
    #expect(walk.never("it is loaded") { $0.state == 3 }.answer == .undecided)
  }

  @Test func `claims about ways on are undecided where a step traps`() throws {
    let counter = Dispatcher<Void, Int, Int>.reduce { count, change in
      precondition(count + change < 3, "three is too many")
      count = max(0, count + change)
    }
    let walk = try Explorer(counter, state: 0, inputs: [1, -1]).walk(sheltered: true)
    #expect(walk.hasNoDeadEnds().answer == .undecided)
    #expect(walk.fromEverywhere("it can be 0") { $0.state == 0 }.answer == .undecided)
    #expect(walk.always("it is small") { $0.state < 3 }.holds)
  }

  @Test func `an outline with line breaks and backslashes is read as it was written`() throws {
    let words = "one\ntwo\r\nthree \\n \\"
    let board = try Explorer(
      Dispatcher<Void, String, String>.reduce { $0 = $1 }, state: "", inputs: [words, "b"]
    ).walk().outline
    #expect(Outline(text: board.text) == board)
  }
}
