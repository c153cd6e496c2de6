import Arco
import ArcoReplay
import ArcoTesting
import Testing

struct HistoryTests {
  @Test func `undo then redo leaves the state and the screen as they were`() {
    forAll(seeds: 0..<200, boardEvents(25), shrink: lackingOne) { events in
      let board = RunningBoard()
      let history = board.driver.history(limit: 7)
      for (turn, event) in events.enumerated() {
        board.take(event)
        let before = board.board
        if turn % 4 == 1, history.canUndo {
          history.undo()
          history.redo()
          if board.board != before { return "turn \(turn): \(board.board), not \(before)" }
        }
        if turn % 4 == 3, history.canUndo {
          history.undo()
          let undone = board.board
          if history.canRedo {
            history.redo()
            history.undo()
          }
          if board.board != undone { return "turn \(turn): \(board.board), not \(undone)" }
        }
      }
      let fresh = RunningBoard(board.board)
      let (mine, other) = (shownCounts(board.text), shownCounts(fresh.text))
      return mine == other ? nil : "shows \(mine), not \(other)"
    }
  }

  /// A screen without what views keep for themselves.
  private func shownCounts(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  @Test func `every send that changed the state can be undone, the last first, up to the limit`() {
    let words = { (seeded: inout SeededRandom) in (0..<12).map { _ in seeded.boardInput() } }
    forAll(seeds: 0..<100, words, shrink: lackingOne) { inputs in
      let board = RunningBoard(isShown: false)
      let history = board.driver.history(limit: 5)
      var states = [board.board]
      for input in inputs {
        board.driver.send(input)
        if board.board != states.last { states.append(board.board) }
      }
      for state in states.dropLast().suffix(5).reversed() {
        guard history.canUndo else { return "nothing to undo, but \(state)" }
        history.undo()
        if board.board != state { return "\(board.board), not \(state)" }
      }
      return history.canUndo ? "more to undo" : nil
    }
  }

  @Test func `parts that an undo brings back are mounted, and those that it takes away are not`() {
    let board = RunningBoard()
    let history = board.driver.history()
    board.driver.send(.addCard(1))
    board.driver.send(.toggleDetail)
    #expect(board.text.contains("detail") && board.text.contains("card"))
    history.undo()
    #expect(!board.text.contains("detail") && board.text.contains("card"))
    history.undo()
    #expect(!board.text.contains("card"))
    history.redo()
    history.redo()
    board.driver.send(.card(1, .add(4)))
    #expect(board.text.contains("detail 0") && board.text.contains("card 4"))
  }

  @Test func `what effects did belongs to the send before`() {
    let board = RunningBoard()
    let history = board.driver.history()
    board.driver.send(.tap)
    board.driver.send(.extra(.ask))
    board.takeMail()
    #expect(board.board.extra.count == 210)
    history.undo()
    #expect(board.board == Board(taps: 1))
    history.redo()
    #expect(board.board.extra.count == 210)
  }

  @Test func `an effect goes on over an undo, unless its part goes`() {
    let board = RunningBoard()
    board.driver.send(.addCard(1))
    let history = board.driver.history()
    board.driver.send(.addCard(2))
    board.driver.send(.card(1, .ask))
    board.driver.send(.card(2, .ask))
    history.undo()  // card 2; asking changed nothing
    #expect(board.board.cards.keys == [1])
    board.takeMail()
    #expect(board.board.cards[id: 1]?.count == 210)
    #expect(board.board.cards[id: 2] == nil)
  }

  @Test func `a history of a part leaves the rest alone, and a send that does so is no step`() {
    let board = RunningBoard()
    let history = board.driver.history(of: Lens(\Board.cards))
    board.driver.send(.addCard(1))
    board.driver.send(.tap)
    board.driver.send(.tap)
    history.undo()
    #expect(board.board == Board(taps: 2))
    board.driver.send(.tap)
    #expect(history.canRedo)
    history.redo()
    #expect(board.board.cards.keys == [1])
    #expect(board.board.taps == 3)
  }

  @Test func `a send that changes the part forgets what was undone`() {
    let board = RunningBoard()
    let history = board.driver.history()
    board.driver.send(.addCard(1))
    history.undo()
    board.driver.send(.addCard(2))
    #expect(!history.canRedo)
    history.redo()
    #expect(board.board.cards.keys == [2])
  }

  @Test func `what is alive by the state follows an undo`() {
    let journal = Journal()
    let alive = Dispatcher<Journal, Int, Int> {
      Dispatcher.reduce { state, input in state = input }
      Dispatcher.alive(for: { $0 }) { key in
        .callback { journal, _ in
          journal.note("start \(key)")
          return Cancellation { journal.note("stop \(key)") }
        }
      }
    }
    let held = HeldDriver(
      alive, state: 1, world: journal, interpretation: .live, onProblem: { _ in })
    let history = held.driver.history()
    held.driver.send(2)
    history.undo()
    #expect(journal.entries == ["start 1", "stop 1", "start 2", "stop 2", "start 1"])
  }

  @Test func `a history does not keep its driver alive, and does nothing after it`() {
    weak var gone: AnyObject?
    var history: History<Int>?
    do {
      let driver = Driver<Void, Int, Int>(
        .reduce { $0 += $1 }, state: 0, world: (), startingNone: { _ in }, onProblem: { _ in })
      history = driver.history()
      let recorder = driver.record()
      driver.send(1)
      gone = driver
      #expect(recorder.recording.inputs == [1])
    }
    #expect(gone == nil)
    history?.undo()
    #expect(history?.canUndo == false)
  }
}
