import ArcoCore
import ArcoTesting

/// What there is to a component beside its state: effects in flight, what they wait for, timers.
struct Flight: Hashable, Sendable {
  /// The names of what is asked and not answered.
  var questions: [String] = []
  /// Effects that run and wait for nothing that the walk can bring.
  var unanswered: [String] = []
  /// How many effects are not over.
  var effects = 0
  var timers = 0
  /// How many inputs of effects wait.
  var inputs = 0

  static let none = Flight()

  /// Whether nothing is under way.
  var isNone: Bool { self == .none }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker {
  /// What is beside the state now: a fingerprint of all that tells it, and what a reader wants to
  /// know of it.
  func beside() -> (print: Fingerprint, flight: Flight, isResting: Bool) {
    var print = Fingerprint.zero
    if let locals = localPrint() { print.combine(locals) }
    guard isStirred else { return (print, .none, true) }
    var flight = Flight()
    let effects = held.effectsInFlight
    let questions = outside.open
    let alarms = time.alarms
    let now = time.now
    let memories = held.queueMemories
    let inputs = held.inputs
    if effects.isEmpty, questions.isEmpty, alarms.isEmpty, memories.isEmpty, inputs.isEmpty {
      return (print, .none, true)
    }
    flight.effects = effects.count
    flight.questions = questions.map(\.name).sorted()
    flight.timers = alarms.count
    flight.inputs = inputs.count
    let senders = held.sendersOfInputs
    var words: [String] = []
    for effect in effects {
      let number = notes.numbers[effect.identity]
      let asks = questions.filter { $0.effect == number && number != nil }
      let waits = alarms.filter { $0.effect == number && number != nil }
      let sent = senders.indices.filter { senders[$0] == effect.identity }
      let name = name(of: effect)
      if effect.effect.hasBegun, asks.isEmpty, waits.isEmpty, sent.isEmpty {
        flight.unanswered.append(name)
      }
      let ahead = effects.filter { other in
        guard let mine = effect.turn, let turn = other.turn else { return false }
        return turn < mine && other.effect.queue == effect.effect.queue
      }
      words.append(
        """
        \(name) \(place(effect.place)) \(effect.effect.hasBegun) \(ahead.count) \
        asks \(asks.map { "\($0.name) \($0.about) \($0.answers)" }) \
        waits \(waits.map { $0.time - now }) sent \(sent)
        """)
    }
    flight.unanswered.sort()
    for word in words.sorted() { print.combine(word) }
    let known = Set(notes.numbers.values)
    for question in questions where !(question.effect.map { known.contains($0) } ?? false) {
      print.combine("loose \(question.name) \(question.about)")
    }
    for alarm in alarms { print.combine("alarm \(max(.zero, alarm.time - now))") }
    for memory in memories {
      print.combine(
        """
        queue \(memory.name.name) \(place(memory.place)) \(memory.gate ?? .zero) \
        \(memory.spacing ?? .zero) \(memory.winner == nil)
        """)
    }
    for input in inputs { print.combine(text(of: input)) }
    return (print, flight, false)
  }

  /// Puts the walker into a state that it was in while nothing was in flight; false where it cannot
  /// be put there.
  func put(_ state: State, _ locals: [LocalChange]) -> Bool {
    if held.isWatching { return false }
    let wasStirred = isStirred
    guard held.put(state, locals, isQuiet: !wasStirred) else { return false }
    guard wasStirred else { return true }
    settle()
    outside.reset()
    settle()
    notes.numbers = [:]
    notes.begun = 0
    notes.problems = []
    return time.alarms.isEmpty
  }

  private func localPrint() -> Fingerprint? {
    guard shown != nil else { return nil }
    let locals = held.locals
    if locals.isEmpty { return nil }
    var print = Fingerprint.zero
    for local in locals {
      print.combine("\(local.way)")
      print.combine((try? PartsReader.fingerprint(of: local.state)) ?? .zero)
    }
    return print
  }

  func name(of effect: EffectInFlight) -> String {
    guard let id = effect.effect.id ?? effect.effect.queue else {
      return "an effect without a name"
    }
    return id.number == 0 ? "\(id.name)" : "\(id.name) \(id.number)"
  }

  private func place(_ place: [(child: Int, key: Any?)]) -> String {
    place.map { "\($0.child)\($0.key.map { ":\(text(of: $0))" } ?? "")" }.joined(separator: "/")
  }
}
