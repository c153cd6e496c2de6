import ArcoCore
import ArcoExplorer
import Testing

/// What a world may ask outside, and how it is answered by hand; and outlines as text.
struct OutsideTests {
  private enum Trouble: Error, Equatable, Sendable {
    case full
    case lost
  }

  private enum Ask: Equatable, Sendable {
    case value
    case mayFail
    case orFail
    case callback
    case arrivals
    case cancel
    case sleep
    case heard(String)
  }

  private let asking = Dispatcher<Outside, [String], Ask>.update { heard, input in
    switch input {
    case .value:
      return .task(id: "asking") { outside, out in
        out.send(.heard(await outside.ask("value", answers: "a", "b")))
      }
    case .mayFail:
      return .task(id: "asking") { outside, out throws(Trouble) in
        try await outside.ask("save", failing: Trouble.full, .lost)
        out.send(.heard("done"))
      } catch: {
        .heard("\($0)")
      }
    case .orFail:
      return .task(id: "asking") { outside, out throws(Trouble) in
        out.send(.heard(try await outside.ask("load", answers: "a", "b", failing: Trouble.lost)))
      } catch: {
        .heard("\($0)")
      }
    case .callback:
      return .callback(id: "asking") { outside, out in
        outside.ask("call", answers: "a", "b") { answer in
          out.send(.heard(answer))
          out.finish()
        }
      }
    case .arrivals:
      return .task(id: "asking") { outside, out in
        for await word in outside.arrivals("mail", of: "a", "b", ends: true) {
          out.send(.heard(word))
        }
        out.send(.heard("end"))
      }
    case .sleep:
      return .task(id: "asking") { outside, out in
        try? await outside.clock.sleep(for: .seconds(5))
        out.send(.heard("awake"))
      }
    case .cancel: return .cancel("asking")
    case .heard(let word): heard.append(word)
    }
    return .none
  }

  private func walker() -> Walker<[String], Ask> {
    Explorer(asking, state: [], inputs: []) { $0 }.begin()
  }

  private func heard(_ ask: Ask, _ name: String, with answer: Int) throws -> [String] {
    let walker = walker()
    walker.send(ask)
    #expect(walker.questions == [name])
    try walker.answer(name, with: answer)
    #expect(walker.questions == [])
    return walker.state
  }

  @Test func `answers are counted from 0, values before failures`() throws {
    #expect(try heard(.value, "value", with: 0) == ["a"])
    #expect(try heard(.value, "value", with: 1) == ["b"])
    #expect(try heard(.mayFail, "save", with: 0) == ["done"])
    #expect(try heard(.mayFail, "save", with: 1) == ["full"])
    #expect(try heard(.mayFail, "save", with: 2) == ["lost"])
    #expect(try heard(.orFail, "load", with: 0) == ["a"])
    #expect(try heard(.orFail, "load", with: 1) == ["b"])
    #expect(try heard(.orFail, "load", with: 2) == ["lost"])
    #expect(try heard(.callback, "call", with: 1) == ["b"])
  }

  @Test func `the answers that there are are named where another one is given`() {
    let walker = walker()
    walker.send(.orFail)
    #expect(
      throws: WalkerError.noAnswer(
        3, to: "load",
        answers: [
          "is answered with \"a\"", "is answered with \"b\"", "fails: .lost",
        ])
    ) { try walker.answer("load", with: 3) }
    #expect(walker.questions == ["load"])
  }

  @Test func `what comes one by one comes again and again, until it ends`() throws {
    let walker = walker()
    walker.send(.arrivals)
    for answer in [1, 0, 1] {
      #expect(walker.questions == ["mail"])
      try walker.answer("mail", with: answer)
    }
    #expect(walker.state == ["b", "a", "b"])
    try walker.answer("mail", with: 2)
    #expect(walker.state == ["b", "a", "b", "end"])
    #expect(walker.questions == [])
  }

  @Test(arguments: ["value", "save", "load", "call", "mail"])
  func `a question of an effect that was cancelled is taken back`(name: String) throws {
    let asks: [String: Ask] = [
      "value": .value, "save": .mayFail, "load": .orFail, "call": .callback, "mail": .arrivals,
    ]
    let walker = walker()
    walker.send(try #require(asks[name]))
    #expect(walker.questions == [name])
    walker.send(.cancel)
    #expect(walker.questions == [])
    #expect(throws: WalkerError.notAsked(name, open: [])) { try walker.answer(name) }
    #expect(walker.state == [])
    walker.send(try #require(asks[name]))
    #expect(walker.questions == [name])
  }

  @Test func `a world sleeps by the time of the walk`() throws {
    let walker = walker()
    walker.send(.sleep)
    #expect(walker.state == [])
    try walker.pass()
    #expect(walker.state == ["awake"])
  }

  @Test func `a walk answers in every way that is listed`() throws {
    let walk = try Explorer(asking, state: [], inputs: [.orFail]) { $0 }
      .sending { $0.isEmpty ? [.orFail] : [] }.walk(depth: 3)
    for word in ["a", "b", "lost"] {
      #expect(walk.sometimes("it is \(word)") { $0.state.first == word }.holds)
    }
  }

  @Test func `an outline is written and read as it is, and tells what changed by what shows`() {
    let text = """
      # 1
      | Start
      > click "Next" → End

      # 2
      | End
      | [button Back]
      < click "Next"
      > click "Back" → Start

      """
    let outline = Outline(text: text)
    #expect(outline.text == text)
    #expect(outline.screens.map(\.lines) == [["Start"], ["End", "[button Back]"]])
    #expect(outline.screens.map(\.way) == [[], ["click \"Next\""]])
    #expect(outline.changes(since: outline) == [])
    func changes(_ old: String, _ new: String) -> [String] {
      Outline(text: text.replacing(old, with: new)).changes(since: outline)
    }
    #expect(
      changes("< click \"Next\"", "< click \"More\"\n< click \"Next\"") == [
        "2 steps and not 1: End / [button Back]"
      ])
    #expect(
      changes("> click \"Back\" → Start\n", "") == [
        "way gone: click \"Back\" → Start, from End / [button Back]"
      ])
    #expect(
      changes("> click \"Back\" → Start", "> click \"Back\" → Start\n> click \"Off\" → Start") == [
        "new way: click \"Off\" → Start, from End / [button Back]"
      ])
    #expect(
      changes("| Start", "| Begin") == ["gone: Start", "new: Begin (at the start)"])
  }
}
