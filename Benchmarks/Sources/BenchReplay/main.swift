import Arco
import ArcoReplay
import Measure

/// Two buffers of which a send writes one.
struct Board: Equatable, Sendable {
  var cards = Rows<Int, Int>()
  var notes = Array(repeating: 0, count: 10_000)
}

@MainActor func board() -> Driver<Void, Board, Int> {
  var board = Board()
  for id in 0..<10_000 { board.cards.append(0, id: id) }
  return Driver(.reduce { board, id in board.cards.modify(id: id) { $0 += 1 } }, state: board)
}

/// What a snapshot costs: nothing when it is taken, and a copy of the buffer at the first write.
@MainActor func reportSnapshot() {
  let driver = board()
  driver.send(0)
  var snapshot: Board?
  let taken = Allocations.of { snapshot = driver.state }
  let first = Allocations.of { driver.send(1) }
  let second = Allocations.of { driver.send(2) }
  withExtendedLifetime(snapshot) {}
  report("replay_snapshot_taken_bytes", Double(taken.bytes), "bytes")
  report("replay_snapshot_bytes", Double(first.bytes), "bytes")
  report("replay_snapshot_second_write_bytes", Double(second.bytes), "bytes")
}

/// What a send allocates while it is recorded: its place in the recording, and nothing else.
@MainActor func reportRecording() {
  let driver = board()
  let recorder = driver.record()
  driver.send(0)
  let count = 100_000
  let recorded = Allocations.of { for turn in 0..<count { driver.send(turn % 10_000) } }
  precondition(recorder.recording.steps.count == count + 1)
  report("replay_record_allocations", Double(recorded.made) / Double(count), "allocations")
  report("replay_record_bytes_each", Double(recorded.grown) / Double(count), "bytes")
}

if Allocations.areCounted {
  reportSnapshot()
  reportRecording()
}
