import ArcoCore
import ArcoOptics

/// What effects are tried on: work that begins, speaks and ends when a scenario says so, in a time of its
/// own, and one list of all that happens.
///
/// `@unchecked Sendable`: whoever makes it owns it, and is the only one to touch it.
final class EffectBench: @unchecked Sendable {
  typealias Tried = Effect<EffectBench, EffectState, EffectInput>

  private(set) var log: [String] = []
  private var running: [(name: String, say: (String) -> Void, end: () -> Void)] = []
  private var alarms: [(time: Int, number: Int, call: @Sendable () -> Void)] = []
  private var now = 0
  private var alarmsSet = 0

  func note(_ line: String) { log.append(line) }

  func begin(_ name: String, say: @escaping (String) -> Void, end: @escaping () -> Void) {
    note("start \(name)")
    running.append((name, say, end))
  }

  /// Has the work of a name do something, whether it is cancelled or not.
  func say(_ name: String, _ words: String) {
    for work in running where work.name == name { work.say(words) }
  }

  func end(_ name: String) {
    for work in running where work.name == name { work.end() }
    running.removeAll { $0.name == name }
  }

  var time: TimeSource {
    TimeSource(
      now: { .milliseconds(self.now) },
      wake: { time, call in
        self.alarmsSet += 1
        let number = self.alarmsSet
        self.alarms.append((Int(time / .milliseconds(1)), number, call))
        return Cancellation { self.alarms.removeAll { $0.number == number } }
      })
  }

  /// Lets time pass, with every alarm in its turn and all that follows from it.
  func pass(_ milliseconds: Int, _ settle: () -> Void) {
    let end = now + milliseconds
    while let next = alarms.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      now = max(now, next.time)
      alarms.removeAll { $0.number == next.number }
      next.call()
      settle()
    }
    now = end
  }
}

/// A whole with a part that comes and goes.
struct EffectState: Equatable, Sendable {
  var part: EffectPart?
}

struct EffectPart: Equatable, Sendable {
  var moves = 0
}

enum EffectInput: Sendable {
  case ask(@Sendable () -> EffectBench.Tried)
  case said(String)
  case opens(Bool)
  case part(PartInput)

  enum PartInput: Sendable {
    case ask(@Sendable () -> Effect<EffectBench, EffectPart, PartInput>)
    case said(String)
  }
}

extension EffectBench {
  /// What hands on every effect that it is asked for, and notes what effects say.
  var dispatcher: Dispatcher<EffectBench, EffectState, EffectInput> {
    let place = Lens<EffectState, EffectPart?>(
      get: { $0.part }, modify: { state, change in change(&state.part) })
    let input = Prism(EffectInput.part) { if case .part(let input) = $0 { input } else { nil } }
    let part = Dispatcher<EffectBench, EffectPart, EffectInput.PartInput>.update { part, input in
      switch input {
      case .ask(let make): return make()
      case .said(let words):
        self.note("part heard \(words)")
        return .none
      }
    }.child(ifPresent: place.appending(.some()), input: input)
    return Dispatcher {
      part
      Dispatcher.update { state, input in
        switch input {
        case .ask(let make):
          self.note("asked")
          return make()
        case .said(let words): self.note("heard \(words)")
        case .opens(let isOpen): state.part = isOpen ? EffectPart() : nil
        case .part: break
        }
        return .none
      }
    }
  }
}

extension Effect where World == EffectBench, State == EffectState, Input == EffectInput {
  /// Work that does what a scenario says.
  static func work(_ name: String, id: EffectID? = nil, queue: Queue? = nil) -> Self {
    .callback(id: id, queue: queue) { bench, out in
      bench.begin(name, say: { out.send(.said($0)) }, end: { out.finish() })
      return Cancellation { bench.note("stop \(name)") }
    }
  }
}

extension Effect where World == EffectBench, State == EffectPart, Input == EffectInput.PartInput {
  /// Work of the part.
  static func work(_ name: String, id: EffectID? = nil) -> Self {
    .callback(id: id) { bench, out in
      bench.begin(name, say: { out.send(.said($0)) }, end: { out.finish() })
      return Cancellation { bench.note("stop \(name)") }
    }
  }
}
