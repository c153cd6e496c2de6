import Arco
import Measure

private enum LineInput: Sendable {
  case work
  case count
}

private typealias Line = Driver<Void, Int, LineInput>

/// A driver with so many effects in one queue, of which one runs.
@MainActor private func waiting(_ count: Int) -> Line {
  let line = Queue("line", .concat)
  let driver = Line(
    .update { total, input in
      switch input {
      case .work: return .callback(queue: line) { _, _ in .none }
      case .count:
        total += 1
        return .none
      }
    }, state: 0)
  for _ in 0..<count { driver.send(.work) }
  return driver
}

/// What an effect holds that waits behind another, and what a send without effects asks for
/// beside many that wait.
@MainActor func reportWaiting() {
  guard Allocations.areCounted else { return }
  let many = 10_000
  let few = waiting(1)
  var held: Line?
  let grown = Allocations.of { held = waiting(many) }.grown
  report("effects_waiting_bytes_each", Double(grown) / Double(many), "bytes")
  let sends = Allocations.each { _ in held?.send(.count) }
  report("effects_waiting_send_allocations", sends.made, "allocations")
  few.stop()
  held?.stop()
}
