import ArcoSwiftUI
import Testing

struct FocusMovesTests {
  typealias Moves = FocusMoves<String>

  @Test func `a move from field to field by way of none is one report`() {
    var moves = Moves()
    #expect(moves.moved(to: nil, wanted: "name") == .wait)
    #expect(moves.moved(to: "mail", wanted: "name") == .report("mail"))
    #expect(moves.turnCame(focused: "mail", wanted: "mail") == .nothing)
  }

  @Test func `a field that is refused is asked for twice, and then no more`() {
    var moves = Moves()
    #expect(moves.want("name", focused: nil) == .ask)
    #expect(moves.moved(to: nil, wanted: "name") == .wait)
    #expect(moves.turnCame(focused: nil, wanted: "name") == .ask)
    #expect(moves.turnCame(focused: nil, wanted: "name") == .nothing)
  }

  @Test func `a field that was given and is left is reported`() {
    var moves = Moves()
    #expect(moves.want("name", focused: nil) == .ask)
    #expect(moves.moved(to: "name", wanted: "name") == .nothing)
    #expect(moves.turnCame(focused: "name", wanted: "name") == .nothing)
    #expect(moves.moved(to: nil, wanted: "name") == .wait)
    #expect(moves.turnCame(focused: nil, wanted: "name") == .report(nil))
  }

  @Test func `what the state wants already is no question and no report`() {
    var moves = Moves()
    #expect(moves.want("name", focused: "name") == .nothing)
    #expect(moves.moved(to: "name", wanted: "name") == .nothing)
    #expect(moves.want(nil, focused: "name") == .ask)
    #expect(moves.moved(to: nil, wanted: nil) == .nothing)
    #expect(moves.turnCame(focused: nil, wanted: nil) == .nothing)
  }

  @Test func `a field that is given and taken back in the same turn was refused`() {
    var moves = Moves()
    #expect(moves.want("name", focused: nil) == .ask)
    #expect(moves.moved(to: "name", wanted: "name") == .nothing)
    #expect(moves.moved(to: nil, wanted: "name") == .wait)
    #expect(moves.turnCame(focused: nil, wanted: "name") == .ask)
  }
}
