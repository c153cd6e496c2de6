import ArcoComonads
import Testing

/// Updates of several turns, in spaces whose positions add up.
@Suite struct LoopTests {
  /// Tells the numbers up to 3, turn by turn.
  private let counting = Update.loop(0) { (turn: Int) -> Writer<String, Loop<Int, Int>> in
    Writer<String, Void>.tell("\(turn)").map { turn == 3 ? .done(turn) : .again(turn + 1) }
  }

  @Test func `a loop tells what all of its turns tell, in their order`() {
    let (told, answer) = counting.run(One())
    #expect(told == "0123")
    #expect(answer == 3)
  }

  @Test func `a loop of one turn ends where that turn ends`() {
    let once = Update.loop("a") { (text: String) -> Writer<String, Loop<String, Int>> in
      Writer<String, Void>.tell(text).map { .done(1) }
    }
    #expect(once.run(One()).position == "a")
  }

  @Test func `a loop in a loop tells everything once`() {
    let twice = Update.loop(1) { (turn: Int) -> Writer<String, Loop<Int, Int>> in
      counting.map { turn == 2 ? .done($0) : .again(turn + 1) }
    }
    #expect(twice.run(One()).position == "01230123")
  }

  @Test func `a space that was moved goes on by a loop from where it is`() {
    let told = Traced { (text: String) in "<\(text)>" }
    #expect(told.select(.tell("a")).select(counting.map { _ in }).extract() == "<a0123>")
  }

  @Test func `each turn of a loop sees the place where the last one ended`() {
    var seen: [Int] = []
    let walk = Update.loop(1) { (steps: Int) -> Shift<Int, Loop<Int, Int>> in
      Shift<Int, Int>.reading { $0.seed }.flatMap { seed in
        seen.append(seed)
        return Shift<Int, Void>.shift(steps).map { steps == 3 ? .done(seed) : .again(steps + 1) }
      }
    }
    let (ahead, last) = walk.run(Spring(seed: 1) { $0 * 2 })
    #expect(seen == [1, 2, 8])
    #expect(last == 8)
    #expect(ahead.count == 1 + 2 + 3)
    #expect(ahead.seed == 64)
  }

  @Test func `updates that run in their order end where they lead together`() {
    let told = Writer<String, Void>.all([.tell("a"), .staying, .tell("b"), .tell("c")])
    #expect(told.run(One()).position == "abc")
    let ahead = Shift<Int, Void>.all([.shift(2), .shift(), .shift(3)])
      .run(Spring(seed: 1) { $0 * 2 }).position
    #expect(ahead.count == 6)
    #expect(ahead.seed == 64)
    #expect(Writer<String, Void>.all([]).run(One()).position == "")
  }

  @Test func `an update chained three times ends where all of them lead`() {
    let right = Writer<String, Void>.tell("a").flatMap {
      Writer<String, Void>.tell("b").flatMap { Writer<String, Void>.tell("c") }
    }
    let left = Writer<String, Void>.tell("a").then(.tell("b")).then(.tell("c"))
    #expect(right.run(One()).position == "abc")
    #expect(left.run(One()).position == "abc")
  }

  @Test func `staying, answering and looking tell nothing`() {
    #expect(Writer<String, Int>.pure(7).run(One()) == ("", 7))
    let looking = Shift<Int, Int>.reading { $0.seed + 1 }.run(Spring(seed: 5) { $0 + 1 })
    #expect(looking.position.count == 0)
    #expect(looking.value == 6)
  }
}
