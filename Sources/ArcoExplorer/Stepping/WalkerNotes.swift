import ArcoCore
import ArcoTesting

/// How far an effect has come, as far as that shows from outside.
struct EffectLife {
  /// Its number among those that began; nil for one that waits in a queue.
  var number: Int?
  /// What led to it.
  let origin: Fingerprint
  /// What led to it and could not be told from what reads alike.
  let untold: [String]
  /// What it heard since it began, or since its last try: answers, and that a sleep is over.
  var heard = Fingerprint.zero
  /// How often it heard something.
  var hearings = 0
  /// What it asked when it heard something last.
  var lastAsked: String?
  var failures = 0

  mutating func forget() {
    heard = .zero
    hearings = 0
    lastAsked = nil
  }
}

/// What a walker's driver tells while it runs.
///
/// An effect goes on by what it captured and by what it has heard. So it counts as being where another
/// one was only if the same inputs led to it and it heard the same.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class WalkerNotes<Input: Sendable> {
  typealias InFlight = (effect: EffectInFlight, life: EffectLife)

  var problems: [String] = []
  /// How many effects began, and how often a queue decided, since the walker was put.
  var begun = 0
  /// The effects that were in flight after the last step.
  private(set) var effects: [InFlight] = []
  /// What was heard by what no effect is known of, while anything of that kind waits.
  private(set) var heardByNobody = Fingerprint.zero
  /// The names of questions and effects that keep nothing of what they heard.
  var forgetting = Set<String>()
  let types = KnownTypes()
  /// The inputs that were handled in this step.
  private var inputs: [Any] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// A sequence of which a step is in flight, and what led to it.
  private struct Begun {
    let sequence: AnyObject
    let origin: Fingerprint
    let untold: [String]
  }

  private var origins: [ObjectIdentifier: Begun] = [:]
  /// Holds effects that began in this step: no other one is taken for them.
  private var beginners: [AnyObject] = []
  private var made = 0

  func begin(_ pending: PendingEffect) {
    made += 1
    begun += 1
    numbers[ObjectIdentifier(pending.effect)] = made
    beginners.append(pending.effect)
    VirtualTime.runningEffect.withValue(made) { pending.begin() }
  }

  func beginStep() { inputs.removeAll(keepingCapacity: true) }

  func hear(_ input: Any) { inputs.append(input) }

  func isKnown(_ number: Int?) -> Bool {
    number != nil && effects.contains { $0.life.number == number }
  }

  /// Notes what an effect hears, before it goes on.
  func note(_ words: Fingerprint, asked: String?, by number: Int?) {
    guard let index = effects.firstIndex(where: { $0.life.number == number }), number != nil else {
      if asked.map({ !forgetting.contains($0) }) ?? true { heardByNobody.combine(words) }
      return
    }
    effects[index].life.heard.combine(words)
    effects[index].life.hearings += 1
    effects[index].life.lastAsked = asked
  }

  /// Takes in which effects are in flight after a step.
  func survey(
    _ found: [EffectInFlight], _ questions: [Outside.Question], _ alarms: [VirtualTime.SetTimer]
  ) {
    var known: [ObjectIdentifier: EffectLife] = [:]
    for (effect, life) in effects { known[effect.identity] = life }
    var lives: [InFlight] = []
    var sequences: [ObjectIdentifier: Begun] = [:]
    var newcomers: [String: UInt64] = [:]
    for effect in inOrder(found) {
      var life = known[effect.identity] ?? newLife(of: effect, &newcomers)
      life.number = numbers[effect.identity]
      if life.failures != effect.failures {
        life.failures = effect.failures
        life.forget()
      }
      if keepsNothing(effect, life.number, questions) { life.forget() }
      for (sequence, _) in effect.sequences {
        let id = ObjectIdentifier(sequence)
        sequences[id] =
          origins[id] ?? Begun(sequence: sequence, origin: life.origin, untold: life.untold)
      }
      lives.append((effect, life))
    }
    let left = Set(found.map(\.identity))
    numbers = numbers.filter { left.contains($0.key) }
    origins = sequences
    effects = lives
    beginners.removeAll(keepingCapacity: true)
    if heardByNobody != .zero, !questions.contains(where: { !isKnown($0.effect) }),
      !alarms.contains(where: { !isKnown($0.effect) })
    {
      heardByNobody = .zero
    }
  }

  /// Effects in the order in which they began, and then those that wait, each queue in its order. A driver
  /// has them in an order that depends on what ended before.
  private func inOrder(_ found: [EffectInFlight]) -> [EffectInFlight] {
    if found.count < 2 { return found }
    return found.sorted { one, other in
      (numbers[one.identity] ?? .max, one.turn ?? 0)
        < (numbers[other.identity] ?? .max, other.turn ?? 0)
    }
  }

  /// Lets go of everything, as nothing is in flight.
  func forget() {
    begun = 0
    problems = []
    effects = []
    numbers = [:]
    origins = [:]
    beginners = []
    heardByNobody = .zero
  }

  private func keepsNothing(
    _ effect: EffectInFlight, _ number: Int?, _ questions: [Outside.Question]
  ) -> Bool {
    if forgetting.isEmpty { return false }
    for id in [effect.effect.id, effect.effect.queue] {
      if let id, forgetting.contains("\(id.name)") { return true }
    }
    return questions.contains {
      $0.effect == number && number != nil && forgetting.contains($0.name)
    }
  }

  /// What led to an effect: for the steps of a sequence what led to that, for what is alive the
  /// place of its `alive`, else the inputs of the step. What else comes with it is numbered, those
  /// that wait by their queues.
  private func newLife(
    of effect: EffectInFlight, _ newcomers: inout [String: UInt64]
  ) -> EffectLife {
    var print = Fingerprint.zero
    let queue =
      numbers[effect.identity] == nil ? effect.effect.queue.map { "\($0.name) \($0.number)" } : nil
    print.combine(newcomers[queue ?? "", default: 0])
    newcomers[queue ?? "", default: 0] += 1
    for (sequence, _) in effect.sequences.reversed() {
      guard let known = origins[ObjectIdentifier(sequence)] else { continue }
      print.combine(known.origin)
      return EffectLife(origin: print, untold: known.untold)
    }
    if let watcher = effect.watcher {
      print.combine(UInt64(watcher + 1))
      return EffectLife(origin: print, untold: [])
    }
    var untold: [String] = []
    for input in inputs {
      do throws(PartsReader.Refusal) {
        print.combine(try PartsReader.fingerprint(of: input, knowing: types))
      } catch {
        print.combine(text(of: input))
        untold.append(error.within("an input that led to an effect").asReadAlike)
      }
    }
    return EffectLife(origin: print, untold: untold)
  }
}
