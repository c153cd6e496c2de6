import ArcoCore
import ArcoLaws
import ArcoStatus
import ArcoTesting
import Testing

private enum Said: Equatable, Sendable {
  case saved
  case sent
  case lineLost
}

struct NoticesTests {
  private typealias Test = TestDriver<Void, Notices<Said>, NoticesInput<Said>>

  private func test() -> Test {
    Test(.notices(), state: Notices(), strictness: .loose)
  }

  @Test func `a notice shows for its time and goes`() throws {
    let test = test()
    try test.send(.post(Notice(.saved)))
    #expect(test.state.shown?.notice.content == .saved)
    try test.advance(by: .milliseconds(5999))
    #expect(test.state.shown != nil)
    try test.advance(by: .milliseconds(1))
    #expect(test.state.shown == nil)
    try test.finish()
  }

  @Test func `notices wait their turn, each for its own time`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.send(.post(Notice(.sent, for: .seconds(3))))
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    #expect(test.state.waiting.map(\.notice.content) == [.sent, .saved])
    try test.advance(by: .seconds(2))
    #expect(test.state.shown?.id == 2)
    try test.advance(by: .seconds(3))
    #expect(test.state.shown?.id == 3)
    try test.advance(by: .seconds(2))
    #expect(test.state.shown == nil)
    try test.finish()
  }

  @Test
  func `an alert comes before what waits, behind other alerts, and cuts nothing short`() throws {
    let test = test()
    try test.send(.post(Notice(.saved)))
    try test.send(.post(Notice(.sent)))
    try test.send(.post(Notice(.lineLost, .alert)))
    try test.send(.post(Notice(.lineLost, .alert)))
    #expect(test.state.shown?.id == 1)
    #expect(test.state.waiting.map(\.id) == [3, 4, 2])
    try test.finish()
  }

  @Test func `a notice without a time gives way to an alert, and comes back`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: nil)))
    try test.send(.post(Notice(.sent)))
    try test.send(.post(Notice(.lineLost, .alert, for: .seconds(2))))
    #expect(test.state.shown?.id == 3)
    #expect(test.state.waiting.map(\.id) == [1, 2])
    try test.send(.post(Notice(.lineLost, .alert, for: nil)))
    #expect(test.state.shown?.id == 3, "an alert is not interrupted")
    try test.advance(by: .seconds(2))
    #expect(test.state.shown?.id == 4)
    try test.send(.dismiss(4))
    #expect(test.state.shown?.id == 1)
    try test.finish()
  }

  @Test func `a notice that somebody is at gives way when they are not any more`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: nil)))
    try test.send(.hold)
    try test.send(.post(Notice(.lineLost, .alert)))
    #expect(test.state.shown?.id == 1)
    try test.send(.release)
    #expect(test.state.shown?.id == 2)
    try test.finish()
  }

  @Test func `a notice without a time stays until somebody dismisses it`() throws {
    let test = test()
    try test.send(.post(Notice(.lineLost, .alert, for: nil)))
    try test.advance(by: .seconds(3600))
    #expect(test.state.shown?.id == 1)
    try test.send(.dismiss(1))
    #expect(test.state.shown == nil)
    try test.finish()
  }

  @Test func `a notice that somebody is at stays, and its time begins anew`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.advance(by: .seconds(1))
    try test.send(.hold)
    try test.advance(by: .seconds(60))
    #expect(test.state.shown != nil)
    try test.send(.release)
    try test.advance(by: .milliseconds(1999))
    #expect(test.state.shown != nil)
    try test.advance(by: .milliseconds(1))
    #expect(test.state.shown == nil)
    try test.finish()
  }

  @Test func `who dismisses a notice is at the one that comes in its place`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.send(.post(Notice(.sent, for: .seconds(2))))
    try test.send(.hold)
    try test.send(.dismiss(1))
    try test.advance(by: .seconds(60))
    #expect(test.state.shown?.id == 2)
    try test.send(.dismiss(2))
    #expect(!test.state.isHeld)
    try test.send(.hold)
    #expect(!test.state.isHeld)
    try test.finish()
  }

  @Test func `the clock of a notice that was dismissed does not touch the next one`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.send(.post(Notice(.sent, for: .seconds(2))))
    try test.advance(by: .seconds(1))
    try test.send(.dismiss(1))
    try test.advance(by: .milliseconds(1999))
    #expect(test.state.shown?.id == 2)
    try test.advance(by: .milliseconds(1))
    #expect(test.state.shown == nil)
    try test.finish()
  }

  @Test func `few wait at most, and alerts are the last to go`() throws {
    let test = test()
    try test.send(.post(Notice(.saved)))
    try test.send(.post(Notice(.lineLost, .alert)))
    for _ in 0..<50 { try test.send(.post(Notice(.sent))) }
    #expect(test.state.waiting.count == Notices<Said>.most)
    #expect(test.state.waiting.first?.notice.content == .lineLost)
    #expect(test.state.waiting.last?.id == 52)
    try test.finish()
  }

  @Test func `notices that wait are state: a page that comes back shows them on`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.send(.post(Notice(.sent, for: .seconds(2))))
    let again = Test(.notices(), state: test.state, strictness: .loose)
    try again.advance(by: .seconds(2))
    #expect(again.state.shown?.id == 2)
    try again.advance(by: .seconds(2))
    #expect(again.state.shown == nil)
    try test.finish()
    try again.finish()
  }

  @Test func `generated notices are each shown once, or pushed out`() {
    let law = Law("every notice comes to an end") { trial in
      let alerts = trial.draw("alerts", Generator<[Bool]>.array(of: .bool))
      let test = Test(.notices(), state: Notices(), strictness: .loose, report: { _ in })
      var shown: [Int] = []
      for isAlert in alerts {
        try? test.send(.post(Notice(.sent, isAlert ? .alert : .status, for: .seconds(1))))
      }
      while let id = test.state.shown?.id {
        shown.append(id)
        try? test.advance(by: .seconds(1))
      }
      trial.expect(Set(shown).count, equals: shown.count, "each once")
      trial.expect(
        shown.count, equals: min(alerts.count, Notices<Said>.most + 1), "as many as fit")
    }
    #expect(law.counterexample(tries: 300) == nil)
  }

  @Test
  func `a notice says its word for six seconds, with time to read it, unless it is told otherwise`()
  {
    let notice = Notice(Said.saved)
    #expect(notice.urgency == .status)
    #expect(notice.time == .seconds(6))
    #expect(Notice(Said.saved, .alert, for: nil).time == nil)
    #expect(Notice(Said.saved, .alert) != Notice(Said.saved))
  }

  @Test func `a notice that waits can be dismissed, and one that is not there changes nothing`()
    throws
  {
    let test = test()
    for said in [Said.saved, .sent, .lineLost] { try test.send(.post(Notice(said))) }
    try test.send(.dismiss(2))
    #expect(test.state.shown?.id == 1)
    #expect(test.state.waiting.map(\.id) == [3])
    let before = test.state
    try test.send(.dismiss(2))
    try test.send(.dismiss(99))
    #expect(test.state == before)
    try test.send(.dismiss(1))
    #expect(test.state.shown?.id == 3)
    try test.send(.dismiss(3))
    try test.send(.post(Notice(.saved)))
    #expect(test.state.shown?.id == 4, "a number is never given twice")
    try test.finish()
  }

  @Test func `twenty wait, and one more pushes the oldest out that is no alert`() throws {
    let test = test()
    for _ in 0...Notices<Said>.most { try test.send(.post(Notice(.sent, for: nil))) }
    #expect(Notices<Said>.most == 20)
    #expect(test.state.waiting.map(\.id) == Array(2...21))
    try test.send(.post(Notice(.sent, for: nil)))
    #expect(test.state.waiting.map(\.id) == Array(3...22))
    #expect(test.state.shown?.id == 1)
    try test.send(.post(Notice(.lineLost, .alert, for: nil)))
    #expect(test.state.shown?.id == 23)
    #expect(test.state.waiting.map(\.id) == Array(3...22))
    try test.finish()
  }

  @Test func `where only alerts wait, the oldest of them goes`() throws {
    let test = test()
    for _ in 0...Notices<Said>.most { try test.send(.post(Notice(.lineLost, .alert, for: nil))) }
    #expect(test.state.waiting.map(\.id) == Array(2...21))
    try test.send(.post(Notice(.lineLost, .alert, for: nil)))
    #expect(test.state.waiting.map(\.id) == Array(3...22))
    try test.finish()
  }

  @Test func `a notice that is posted after all had gone is not held`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.send(.hold)
    try test.send(.dismiss(1))
    try test.send(.post(Notice(.sent, for: .seconds(2))))
    #expect(!test.state.isHeld)
    try test.advance(by: .seconds(2))
    #expect(test.state.shown == nil)
    try test.finish()
  }

  @Test func `who lets go of a notice that nobody held leaves its time as it is`() throws {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.advance(by: .seconds(1))
    try test.send(.release)
    try test.advance(by: .milliseconds(999))
    #expect(test.state.shown != nil)
    try test.advance(by: .milliseconds(1))
    #expect(test.state.shown == nil)
    try test.finish()
  }

  @Test func `what is posted meanwhile leaves the clock of what shows alone, and a held one held`()
    throws
  {
    let test = test()
    try test.send(.post(Notice(.saved, for: .seconds(2))))
    try test.advance(by: .seconds(1))
    try test.send(.post(Notice(.lineLost, .alert, for: .seconds(2))))
    try test.advance(by: .seconds(1))
    #expect(test.state.shown?.id == 2)
    try test.send(.hold)
    try test.send(.post(Notice(.sent)))
    #expect(test.state.isHeld)
    #expect(test.state.shown?.id == 2)
    try test.finish()
  }
}
