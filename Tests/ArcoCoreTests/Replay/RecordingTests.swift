import Arco
import ArcoReplay
import Foundation
import Testing

/// Recordings that cannot be read or replayed, and what is written of those that can.
struct RecordingTests {
  private func written(_ steps: [BoardInput]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Recording(start: Board(), inputs: steps))
  }

  @Test func `a recording is written with its format and its component`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let file = try encoder.encode(Recording(start: 3, inputs: ["a", "b"]))
    #expect(
      String(decoding: file, as: UTF8.self) == """
        {"attached":false,"component":"Int, String","format":1,"gone":0,"start":3,\
        "steps":[{"input":"a"},{"input":"b"}]}
        """)
  }

  @Test func `a recording of another component is refused by name`() throws {
    let file = try written([.tap])
    #expect(
      throws: RecordingError.anotherComponent(
        expected: "Board, CardInput", found: "Board, BoardInput")
    ) {
      try JSONDecoder().decode(Recording<Board, CardInput>.self, from: file)
    }
  }

  @Test func `a recording of a later format is refused`() {
    let file = Data(#"{"format": 7}"#.utf8)
    #expect(throws: RecordingError.laterFormat(known: 1, found: 7)) {
      try JSONDecoder().decode(Recording<Board, BoardInput>.self, from: file)
    }
  }

  @Test func `what is no recording is a decoding error`() {
    for text in ["{}", "[]", #"{"format":1,"component":"Board, BoardInput","start":3}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Recording<Board, BoardInput>.self, from: Data(text.utf8))
      }
    }
  }

  @Test func `a step whose part is gone is named, and the state stays as it was`() {
    let board = RunningBoard(Board(taps: 4))
    let recording = Recording(
      start: Board(), inputs: [BoardInput.addCard(1), .tap, .card(2, .add(1)), .tap])
    #expect(throws: RecordingError.partGone(step: 2, part: "Card")) {
      try board.driver.replay(recording)
    }
    #expect(board.board == Board(taps: 4))
    #expect(board.text.hasSuffix("4"))
  }

  @Test func `a step whose part was gone when it was recorded is none to refuse`() throws {
    let live = RunningBoard()
    let recorder = live.driver.record()
    live.driver.send(.card(2, .add(1)))
    live.driver.send(.tap)
    let again = RunningBoard()
    try again.driver.replay(recorder.recording)
    #expect(again.board == live.board)
  }

  @Test func `a recording with attached children needs a face`() throws {
    let live = RunningBoard()
    let recorder = live.driver.record()
    live.driver.send(.extra(.add(3)))
    let file = try JSONEncoder().encode(recorder.recording)
    let read = try JSONDecoder().decode(Recording<Board, BoardInput>.self, from: file)
    #expect(throws: RecordingError.notShown) {
      try RunningBoard(isShown: false).driver.replay(read)
    }
  }

  @Test func `local state is left out of what is written`() throws {
    let live = RunningBoard()
    let recorder = live.driver.record()
    live.taps.locals[0](4)
    live.driver.send(.tap)
    #expect(recorder.recording.steps.count == 2)
    let file = try JSONEncoder().encode(recorder.recording)
    let read = try JSONDecoder().decode(Recording<Board, BoardInput>.self, from: file)
    #expect(read.inputs == [.tap])
  }

  @Test func `local state without its view is an error, and nothing is changed`() {
    let face = Face<Int, Int, Text>.placing { parts in
      let local = parts.local("")
      return parts.view { _, send in
        if local.state.isEmpty { local.set("kept") }
        return .line(local.state)
      }
    }
    let counter = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    func start(_ state: Int) -> Driver<Void, Int, Int> {
      Driver(counter, state: state, world: (), startingNone: { _ in }, onProblem: { _ in })
    }
    let live = start(0)
    _ = live.show(face) { _ in }
    let recorder = live.record()
    live.send(1)
    #expect(recorder.recording.steps.count == 2)
    let other = start(9)
    _ = other.show(Face<Int, Int, Text> { state, _ in .line("\(state)") }) { _ in }
    #expect(throws: RecordingError.localGone(step: 0)) { try other.replay(recorder.recording) }
    #expect(other.state == 9)
  }

  @Test func `local state from before the recording is in it`() throws {
    let live = RunningBoard()
    live.taps.locals[1](4)
    let recorder = live.driver.record()
    live.driver.send(.tap)
    let again = RunningBoard()
    try again.driver.replay(recorder.recording)
    #expect(again.text == live.text)
  }

  @Test func `two recorders write the same down`() {
    let live = RunningBoard()
    let first = live.driver.record()
    live.taps.locals[0](1)
    let second = live.driver.record()
    live.driver.send(.tap)
    live.taps.locals[0](2)
    live.driver.send(.tap)
    #expect(first.recording.steps.count == 4)
    #expect(second.recording.steps.count == 4)
  }
}
