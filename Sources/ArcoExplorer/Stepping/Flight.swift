import ArcoCore
import ArcoTesting

/// What there is to a component beside its state: effects in flight, what they wait for, timers.
struct Flight: Hashable, Sendable {
  /// The names of what is asked and not answered.
  var questions: [String] = []
  /// Effects that run and wait for nothing that the walk can bring.
  var unanswered: [String] = []
  /// What effects ask, or these effects themselves, that heard answers again and again.
  var listeners: [String] = []
  /// What counts as the same as what reads alike.
  var untold: [String] = []
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
  func beside() throws(PartsReader.Refusal) -> (
    print: Fingerprint, flight: Flight, isResting: Bool
  ) {
    var print = Fingerprint.zero
    if let locals = try localPrint() { print.combine(locals) }
    guard isStirred else { return (print, .none, true) }
    let effects = notes.effects
    let questions = outside.open
    let alarms = time.alarms
    let memories = held.queueMemories
    let inputs = held.inputs
    if effects.isEmpty, questions.isEmpty, alarms.isEmpty, memories.isEmpty, inputs.isEmpty {
      return (print, .none, true)
    }
    var flight = Flight()
    flight.effects = effects.count
    flight.questions = questions.map(\.name).sorted()
    flight.timers = alarms.count
    flight.inputs = inputs.count
    let senders = held.sendersOfInputs
    var sum = Fingerprint.zero
    // Those that wake first are not always those of which the effect heard first.
    let setOrder = alarms.sorted { $0.number < $1.number }
    var untold = Set(questions.compactMap(\.untold))
    for (effect, life) in effects {
      untold.formUnion(life.untold)
      let asks = questions.filter { $0.effect == life.number && life.number != nil }
      let waits = setOrder.filter { $0.effect == life.number && life.number != nil }
      let sent = senders.indices.filter { senders[$0] == effect.identity }
      let name = name(of: effect)
      // A deadline is nothing that the work waits for.
      let isWaiting =
        !asks.isEmpty || !sent.isEmpty || effect.isPausing || waits.count > effect.limitCount
      if effect.effect.hasBegun, !isWaiting {
        flight.unanswered.append(name)
      }
      if life.hearings >= 8 { flight.listeners.append(life.lastAsked ?? name) }
      let ahead = effects.count { other, _ in
        guard let mine = effect.turn, let turn = other.turn else { return false }
        return turn < mine && other.effect.queue == effect.effect.queue
      }
      var one = life.origin
      one.combine(life.heard)
      one.combine("\(name) \(effect.effect.hasBegun) \(ahead) \(effect.failures) \(sent)")
      one.combine(try place(effect.place))
      for sequence in effect.sequences { one.combine(UInt64(sequence.left)) }
      for question in asks { one.combine(try words(of: question)) }
      for alarm in waits { one.combine(alarm.time - time.now) }
      sum = sum + one
    }
    flight.unanswered.sort()
    flight.untold = untold.sorted()
    flight.listeners = Set(flight.listeners).sorted()
    print.combine(sum)
    print.combine(notes.heardByNobody)
    for question in questions where !notes.isKnown(question.effect) {
      print.combine("loose")
      print.combine(try words(of: question))
    }
    for alarm in setOrder { print.combine(max(.zero, alarm.time - time.now)) }
    for memory in memories {
      print.combine("queue \(memory.name.name) \(memory.name.number) \(memory.winner == nil)")
      print.combine(try place(memory.place))
      print.combine(memory.gate ?? .zero)
      print.combine(memory.spacing ?? .zero)
    }
    for input in inputs {
      do throws(PartsReader.Refusal) {
        print.combine(try PartsReader.fingerprint(of: input, knowing: notes.types))
      } catch {
        throw error.within("an input of an effect")
      }
    }
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
    notes.forget()
    return time.alarms.isEmpty
  }

  private func localPrint() throws(PartsReader.Refusal) -> Fingerprint? {
    guard shown != nil else { return nil }
    let locals = held.locals
    if locals.isEmpty { return nil }
    var print = Fingerprint.zero
    for local in locals {
      print.combine("\(local.way)")
      do throws(PartsReader.Refusal) {
        print.combine(try PartsReader.fingerprint(of: local.state, knowing: notes.types))
      } catch {
        throw error.within("the local state of a view")
      }
    }
    return print
  }

  func name(of effect: EffectInFlight) -> String {
    guard let id = effect.effect.id ?? effect.effect.queue else {
      return "an effect without a name"
    }
    return id.number == 0 ? "\(id.name)" : "\(id.name) \(id.number)"
  }

  private func words(
    of question: Outside.Question
  ) throws(PartsReader.Refusal) -> Fingerprint {
    var print = Fingerprint.zero
    print.combine(question.name)
    print.combine(question.answersPrint)
    do throws(PartsReader.Refusal) {
      print.combine(try question.about.fingerprint())
    } catch {
      throw error.within("what \"\(question.name)\" is about")
    }
    return print
  }

  private func place(
    _ place: [(child: Int, key: Any?)]
  ) throws(PartsReader.Refusal) -> Fingerprint {
    var print = Fingerprint.zero
    for (child, key) in place {
      print.combine(UInt64(bitPattern: Int64(child)))
      if let key { print.combine(try PartsReader.fingerprint(of: key, knowing: notes.types)) }
    }
    return print
  }
}
