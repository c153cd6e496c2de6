import ArcoSwiftUI
import Testing

struct FocusMovesTests {
  typealias Moves = FocusMoves<String>

  /// Looks at the focus as planned last.
  func look(_ moves: inout Moves, focused: String?, wanted: String?) -> Moves.Step {
    let number = moves.plan()
    return moves.looked(number, focused: focused, wanted: wanted)
  }

  /// Lets all looks after a request come.
  func passSecond(_ moves: inout Moves, focused: String?, wanted: String?) {
    for _ in 0..<4 { _ = look(&moves, focused: focused, wanted: wanted) }
  }

  @Test func `a move from field to field by way of none is one report`() {
    var moves = Moves()
    #expect(moves.moved(to: nil, wanted: "name") == .look(after: .zero))
    #expect(moves.moved(to: "mail", wanted: "name") == .report("mail"))
    #expect(look(&moves, focused: "mail", wanted: "mail") == .nothing)
  }

  @Test func `a field that is refused is asked for in longer and longer pauses, for a second`() {
    var moves = Moves()
    var steps = [moves.want("name", focused: nil)]
    for _ in 0..<4 {
      #expect(moves.moved(to: nil, wanted: "name") == .nothing)
      steps.append(look(&moves, focused: nil, wanted: "name"))
    }
    #expect(
      steps == [
        .ask(lookAfter: .zero), .ask(lookAfter: .milliseconds(100)),
        .ask(lookAfter: .milliseconds(300)), .ask(lookAfter: .milliseconds(600)), .nothing,
      ])
  }

  @Test func `a field that was given for a second and is left is reported`() {
    var moves = Moves()
    #expect(moves.want("name", focused: nil) == .ask(lookAfter: .zero))
    #expect(moves.moved(to: "name", wanted: "name") == .nothing)
    passSecond(&moves, focused: "name", wanted: "name")
    #expect(moves.moved(to: nil, wanted: "name") == .look(after: .zero))
    #expect(look(&moves, focused: nil, wanted: "name") == .report(nil))
  }

  @Test func `a field that is given and taken back within a second was refused`() {
    for turns in 0...2 {
      var moves = Moves()
      #expect(moves.want("name", focused: nil) == .ask(lookAfter: .zero))
      #expect(moves.moved(to: "name", wanted: "name") == .nothing)
      for _ in 0..<turns { _ = look(&moves, focused: "name", wanted: "name") }
      #expect(moves.moved(to: nil, wanted: "name") == .nothing)
      guard case .ask = look(&moves, focused: nil, wanted: "name") else {
        Issue.record("a refusal after \(turns) looks is not asked for again")
        continue
      }
    }
  }

  @Test func `a field that had the focus and is left at the end of the second is reported`() {
    var moves = Moves()
    #expect(moves.want("name", focused: nil) == .ask(lookAfter: .zero))
    for _ in 0..<3 { _ = look(&moves, focused: "name", wanted: "name") }
    #expect(moves.moved(to: nil, wanted: "name") == .nothing)
    #expect(look(&moves, focused: nil, wanted: "name") == .report(nil))
  }

  @Test func `a move to another field ends the request`() {
    var moves = Moves()
    #expect(moves.want("name", focused: nil) == .ask(lookAfter: .zero))
    #expect(moves.moved(to: "mail", wanted: "name") == .report("mail"))
    #expect(moves.moved(to: nil, wanted: "mail") == .look(after: .zero))
    #expect(look(&moves, focused: nil, wanted: "mail") == .report(nil))
  }

  @Test func `a look that is planned later replaces the former one`() {
    var moves = Moves()
    #expect(moves.want("name", focused: nil) == .ask(lookAfter: .zero))
    let (first, second) = (moves.plan(), moves.plan())
    #expect(moves.looked(first, focused: nil, wanted: "name") == .nothing)
    #expect(
      moves.looked(second, focused: nil, wanted: "name") == .ask(lookAfter: .milliseconds(100)))
  }

  @Test func `what the state wants already is no question and no report`() {
    var moves = Moves()
    #expect(moves.want("name", focused: "name") == .nothing)
    #expect(moves.moved(to: "name", wanted: "name") == .nothing)
    #expect(moves.want(nil, focused: "name") == .ask(lookAfter: .zero))
    #expect(moves.moved(to: nil, wanted: nil) == .nothing)
    #expect(look(&moves, focused: nil, wanted: nil) == .nothing)
  }
}
