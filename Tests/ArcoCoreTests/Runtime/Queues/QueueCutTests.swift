import Arco
import ArcoTesting
import Testing

/// Every way to end a queue's effects, at every point of the same story.
@MainActor @Suite(.timeLimit(.minutes(1))) struct QueueCutTests {
  enum Cut: CaseIterable {
    case part
    case id
    case queue
    case all
    case stop
  }

  private static let policies: [Queue.Policy] = [
    .merge, .concat, .concurrent(2), .latest(), .latest(2), .oldest(), .race,
    .debounce(.milliseconds(3)), .throttle(.milliseconds(3), .first),
    .throttle(.milliseconds(3), .latest), Queue.Policy.concat.spaced(by: .milliseconds(3)),
    Queue.Policy.merge.spaced(by: .milliseconds(3)),
  ]

  /// What happens in the story, a letter each: a to e start, the capital ends, a dot is a moment.
  private static let story = Array("ab.cA..dB.e..C.D..E....")

  @Test(arguments: Cut.allCases)
  func `cut at any point, nothing runs, waits or ticks, and the queue can be used`(
    _ cut: Cut
  ) async {
    for policy in Self.policies {
      for point in 0...Self.story.count {
        await tell(policy, until: point, cut)
      }
    }
  }

  private func tell(_ policy: Queue.Policy, until point: Int, _ cut: Cut) async {
    let time = VirtualTime()
    let queue = Queue("story", policy)
    let reading = Reading(Book(rows: 0..<1), interpretation: .live.clock(time.source))
    for letter in Self.story[..<point] {
      switch letter {
      case ".": await reading.pass(time, 1)
      case "a"..."z":
        reading.send(.row(0, .run(.ending("\(letter)", id: "x", queue: queue))))
      default: await reading.act("end \(letter.lowercased())")
      }
    }
    switch cut {
    case .part: reading.change { $0.rows.remove(id: 0) }
    case .id: reading.send(.row(0, .run(.cancel("x"))))
    case .queue: reading.send(.row(0, .run(.cancel(queue))))
    case .all: reading.send(.row(0, .run(.cancelAll)))
    case .stop: reading.driver.stop()
    }
    let entries = reading.journal.entries
    for name in ["a", "b", "c", "d", "e"] {
      let starts = entries.count { $0 == "start \(name)" }
      let ends = entries.count { $0 == "stop \(name)" || $0 == "ended \(name)" }
      #expect(starts <= 1 && starts == ends, "\(policy) \(cut) at \(point): \(name)")
    }
    #expect(time.alarmCount == 0, "\(policy) \(cut) at \(point)")
    guard cut != .stop, cut != .part else { return }
    await reading.pass(time, 10)
    reading.send(.row(0, .run(.ending("new", queue: queue))))
    await reading.pass(time, 10)
    #expect(reading.journal.count("start new") == 1, "\(policy) \(cut) at \(point)")
    #expect(
      reading.journal.entries.count { $0.hasPrefix("start") }
        == entries.count { $0.hasPrefix("start") } + 1)
  }
}

extension Effect where World == Journal, State == Leaf, Input == LeafInput {
  /// Work that notes its start and its end, by whatever cause.
  fileprivate static func ending(_ name: String, id: EffectID? = nil, queue: Queue) -> Effect {
    .callback(id: id, queue: queue) { journal, out in
      journal.note("start \(name)")
      journal.keep("end \(name)") {
        journal.note("ended \(name)")
        journal.keep("end \(name)") {}
        out.finish()
      }
      return Cancellation {
        journal.note("stop \(name)")
        journal.keep("end \(name)") {}
      }
    }
  }
}
