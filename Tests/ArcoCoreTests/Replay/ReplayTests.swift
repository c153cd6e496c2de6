import Arco
import ArcoLaws
import ArcoReplay
import ArcoTesting
import Foundation
import Testing

/// What happened again, and nothing else.
struct ReplayTests {
  private func moments(
    _ events: [RunningBoard.Event], _ board: RunningBoard
  ) -> (recording: Recording<Board, BoardInput>, moments: [(step: Int, state: Board)]) {
    let recorder = board.driver.record()
    var moments: [(Int, Board)] = []
    for event in events {
      board.take(event)
      moments.append((recorder.recording.steps.count, board.board))
    }
    return (recorder.recording, moments)
  }

  @Test func `a replayed recording leaves the state and the screen that it was made with`() {
    forAll(seeds: 0..<400, boardEvents(25), shrink: lackingOne) { events in
      let live = RunningBoard()
      let (recording, _) = moments(events, live)
      let again = RunningBoard()
      do {
        try again.driver.replay(recording)
      } catch {
        return "\(error) in \(recording.steps)"
      }
      if again.board != live.board { return "\(again.board), not \(live.board)" }
      if again.text != live.text { return "shows \(again.text), not \(live.text)" }
      return again.journal.entries.isEmpty ? nil : "effects started"
    }
  }

  @Test func `a recording up to a step leaves the state as it was there`() {
    forAll(seeds: 0..<60, boardEvents(12), shrink: lackingOne) { events in
      let (recording, moments) = moments(events, RunningBoard())
      let again = RunningBoard()
      for moment in moments.reversed() {
        do {
          try again.driver.replay(recording.prefix(moment.step))
        } catch {
          return "\(error)"
        }
        if again.board != moment.state {
          return "step \(moment.step): \(again.board), not \(moment.state)"
        }
      }
      return nil
    }
  }

  @Test func `a decoded recording leaves the state that it was made with`() {
    forAll(seeds: 0..<200, boardEvents(25), shrink: lackingOne) { events in
      let live = RunningBoard()
      let (recording, _) = moments(events, live)
      do {
        let file = try JSONEncoder().encode(recording)
        let read = try JSONDecoder().decode(Recording<Board, BoardInput>.self, from: file)
        let again = RunningBoard()
        try again.driver.replay(read)
        if again.board != live.board { return "\(again.board), not \(live.board)" }
        return try JSONEncoder().encode(read).count == file.count ? nil : "written otherwise"
      } catch {
        return "\(error)"
      }
    }
  }

  @MainActor @Test func `a tree of every kind of children leaves the same state and screen`() {
    let trials = { (seeded: inout SeededRandom) in
      let depth = 1 + seeded.below(3)
      let plan = seeded.plan(depth: depth)
      var model = Model(Family("f", depth: depth))
      let inputs = (0..<(1 + seeded.below(8))).map { _ in
        let input = seeded.input(plan, model.family)
        model.send(input, plan)
        return input
      }
      return ChildLawTests.Trial(plan: plan, depth: depth, inputs: inputs)
    }
    forAll(seeds: 0..<100, trials) { trial in
      let live = Running(trial, isShown: true)
      let recorder = live.driver.record()
      for (place, input) in trial.inputs.enumerated() {
        if place.isMultiple(of: 2) { live.sendBelow(input) } else { live.driver.send(input) }
      }
      let again = Running(trial, isShown: true)
      do {
        try again.driver.replay(recorder.recording)
      } catch {
        return "\(error)"
      }
      if again.driver.state != live.driver.state { return "another state" }
      if !again.journal.entries.isEmpty { return "started \(again.journal.entries)" }
      guard let slot = again.slot, let shown = live.slot, let mirror = again.mirror else {
        return "not shown"
      }
      let text = slot.instances.map(\.content.shown).joined()
      if text != shown.instances.map(\.content.shown).joined() { return "shows \(text)" }
      return mirror.shown == text ? nil : "told of \(mirror.shown)"
    }
  }

  @Test func `what effects sent is in the recording, and no effect starts again`() throws {
    let live = RunningBoard(isShown: false)
    let recorder = live.driver.record()
    live.driver.send(.addCard(1))
    live.driver.send(.card(1, .workflow))
    live.takeMail()
    #expect(live.board.cards[id: 1]?.count == ((1 + 70) * 3 + 5) * 2)
    let again = RunningBoard(isShown: false)
    try again.driver.replay(recorder.recording)
    #expect(again.board == live.board)
    #expect(again.journal.entries == [])
    #expect(live.journal.entries == ["ask"])
  }

  @Test func `inputs are recorded as the root takes them, whoever sent them`() {
    let board = RunningBoard()
    let recorder = board.driver.record()
    board.driver.send(.addCard(3))
    board.taps.cards.last?.send(.add(2))
    board.driver.send(.tapTwice)
    #expect(recorder.recording.inputs == [.addCard(3), .card(3, .add(2)), .tapTwice, .tap])
  }

  @Test func `a private input and a move are recorded by the state that they left, once for all`() {
    let board = RunningBoard()
    let recorder = board.driver.record()
    board.taps.cards.first { $0.name == "hidden" }?.send(.add(2))
    board.taps.cards.first { $0.name == "hidden" }?.send(.add(3))
    board.driver.send(.tap)
    let steps = recorder.recording.steps
    guard steps.count == 2, case .state(let state) = steps[0], case .input(.tap) = steps[1] else {
      Issue.record("\(steps)")
      return
    }
    #expect(state.hidden.count == 5)
    #expect(recorder.recording.inputs == nil)
  }

  @Test func `a recorder that was stopped keeps what it has`() {
    let board = RunningBoard()
    let recorder = board.driver.record()
    board.driver.send(.tap)
    recorder.stop()
    board.driver.send(.tap)
    #expect(recorder.recording.inputs == [.tap])
  }

  @Test func `what a driver replays is recorded, and can be undone as one step`() throws {
    let board = RunningBoard()
    let recorder = board.driver.record()
    let history = board.driver.history()
    board.driver.send(.tap)
    try board.driver.replay(
      Recording(start: Board(taps: 5), inputs: [.addCard(1), .card(1, .add(2))]))
    #expect(board.board.taps == 5)
    let again = RunningBoard()
    try again.driver.replay(recorder.recording)
    #expect(again.board == board.board)
    history.undo()
    #expect(board.board == Board(taps: 1))
  }

  @Test func `a face that sends while it is set up does not send again`() throws {
    func start() -> Driver<Journal, Book, BookInput> {
      let driver = Driver(
        Books.whole, state: Book(), world: Journal(), startingNone: { _ in }, onProblem: { _ in })
      _ = driver.show(
        Face<Book, BookInput, Text>.placing { parts in
          let rows = parts.place(
            Books.rows,
            .placing { parts in
              parts.send(.note("mounted"))
              return parts.view { _, _ in .line("") }
            })
          return parts.view { _, _ in rows }
        }
      ) { _ in }
      return driver
    }
    let live = start()
    let recorder = live.record()
    live.send(.change { $0.rows.append(Leaf(), id: 1) })
    #expect(live.state.rows[id: 1]?.entries == ["mounted"])
    let again = start()
    try again.replay(recorder.recording)
    #expect(again.state == live.state)
  }

  @Test func `what is alive by the state is that of the end of the recording`() throws {
    let alive = Dispatcher<Journal, Int, Int> {
      Dispatcher.reduce { state, input in state = input }
      Dispatcher.alive(for: { $0 > 0 ? $0 : nil }) { key in
        .callback { journal, _ in
          journal.note("start \(key)")
          return Cancellation { journal.note("stop \(key)") }
        }
      }
    }
    let journal = Journal()
    let held = HeldDriver(
      alive, state: 9, world: journal, interpretation: .live, onProblem: { _ in })
    try held.driver.replay(Recording(start: 0, inputs: [1, 2, 3]))
    #expect(held.driver.state == 3)
    #expect(journal.entries == ["start 9", "stop 9", "start 3"])
  }

  @Test func `what changed without an input is written down when a recording is stopped`() {
    let board = RunningBoard()
    let recorder = board.driver.record()
    board.taps.cards.first { $0.name == "hidden" }?.send(.add(2))
    recorder.stop()
    board.taps.cards.first { $0.name == "hidden" }?.send(.add(3))
    guard recorder.recording.steps.count == 1, case .state(let state) = recorder.recording.steps[0]
    else {
      Issue.record("\(recorder.recording.steps)")
      return
    }
    #expect(state.hidden.count == 2)
  }

  @Test func `what a view keeps for itself is written down when a recording is stopped`() throws {
    let board = RunningBoard()
    let recorder = board.driver.record()
    board.taps.locals[1](4)
    recorder.stop()
    let text = board.text
    board.taps.locals[1](5)
    #expect(recorder.recording.steps.count == 1)
    let again = RunningBoard()
    try again.driver.replay(recorder.recording)
    #expect(again.text == text)
  }

  @Test func `what an effect changed is written down when a recording is stopped`() throws {
    let board = RunningBoard(isShown: false)
    board.driver.send(.extra(.ask))
    board.driver.send(.addCard(1))
    board.driver.send(.card(1, .workflow))
    let recorder = board.driver.record()
    board.takeMail()
    let count = board.board.cards[id: 1]?.count
    recorder.stop()
    recorder.stop()
    board.driver.send(.card(1, .add(1)))
    let again = RunningBoard(isShown: false)
    try again.driver.replay(recorder.recording)
    #expect(again.board.cards[id: 1]?.count == count)
  }

  @Test func `a recording that was stopped with nothing new has no step more`() {
    let board = RunningBoard()
    let recorder = board.driver.record()
    recorder.stop()
    #expect(recorder.recording.steps.count == 0)
    board.taps.locals[0](1)
    board.taps.cards.first { $0.name == "hidden" }?.send(.add(2))
    #expect(recorder.recording.steps.count == 0)
    #expect(recorder.recording.start == Board())
  }

  @Test func `a recording that is looked at goes on, and writes nothing down twice`() {
    let board = RunningBoard()
    let recorder = board.driver.record()
    board.taps.cards.first { $0.name == "hidden" }?.send(.add(2))
    board.taps.locals[0](1)
    #expect(recorder.recording.steps.count == 2)
    #expect(recorder.recording.steps.count == 2)
    board.driver.send(.tap)
    #expect(recorder.recording.steps.count == 3)
  }

  @Test func `a part that was gone after a recording had ended is not counted in it`() {
    let board = RunningBoard()
    let recorder = board.driver.record()
    board.driver.send(.tap)
    recorder.stop()
    board.driver.send(.card(2, .add(1)))
    let again = RunningBoard()
    #expect(throws: RecordingError.partGone(step: 1, part: "Card")) {
      try again.driver.replay(
        Recording(start: Board(), inputs: recorder.recording.inputs! + [.card(2, .add(1))]))
    }
    #expect(throws: Never.self) { try again.driver.replay(recorder.recording) }
  }
}
