import ArcoCore
import ArcoTesting
import ArcoWebTesting

/// The running parts of a component beside its state: effects in flight, their questions, and
/// timers.
struct Flight: Hashable, Sendable {
  /// The names of the open questions.
  var questions: [String] = []
  /// The names of effects that run, but wait for nothing that the walk can supply.
  var unanswered: [String] = []
  /// The names of questions or effects that have received eight or more answers.
  var listeners: [String] = []
  /// Notes on values that cannot be read, so that values with equal texts count as one.
  var untold: [String] = []
  /// The number of effects that run or wait.
  var effects = 0
  var timers = 0
  /// The number of inputs from effects that wait.
  var inputs = 0

  static let none = Flight()

  /// Whether nothing is in flight.
  var isNone: Bool { self == .none }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Walker {
  /// Returns what distinguishes the current situation beside the state: a fingerprint, and a
  /// summary for readers.
  func beside() throws(PartsReader.Refusal) -> (
    print: Fingerprint, flight: Flight, isResting: Bool
  ) {
    var print = Fingerprint.zero
    if let locals = try localPrint() { print.combine(locals) }
    if let browser = shown?.browserState, !browser.isEmpty {
      print.combine("browser")
      print.combine(browser.text)
    }
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
    // Sorted by the order in which effects set their timers, not by the times at which they fire.
    let setOrder = alarms.sorted { $0.number < $1.number }
    var untold = Set(questions.compactMap(\.untold))
    for (effect, life) in effects {
      untold.formUnion(life.untold)
      let asks = questions.filter { $0.effect == life.number && life.number != nil }
      let waits = setOrder.filter { $0.effect == life.number && life.number != nil }
      let sent = senders.indices.filter { senders[$0] == effect.identity }
      let name = name(of: effect)
      // A deadline does not count as something for which the work waits.
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
      if let announced = life.announced { one.combine(announced) }
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
    // A sum, because the driver lists queues in the order in which they were first used.
    var queues = Fingerprint.zero
    for memory in memories {
      var one = Fingerprint(
        "queue \(memory.name.name) \(memory.name.number) \(memory.winner == nil)")
      one.combine(try place(memory.place))
      one.combine(memory.gate ?? .zero)
      one.combine(memory.spacing ?? .zero)
      queues = queues + one
    }
    print.combine(queues)
    for input in inputs {
      do throws(PartsReader.Refusal) {
        print.combine(try PartsReader.fingerprint(of: input, knowing: notes.types))
      } catch {
        throw error.within("an input of an effect")
      }
    }
    return (print, flight, false)
  }

  /// Sets a state in which nothing was in flight. Returns false if the walker cannot be set to it.
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
      throw error.within("the subject of \"\(question.name)\"")
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
