import ArcoCore
import ArcoTesting

/// The progress of an effect, as far as the walk can see it.
struct EffectLife {
  /// The number in the order of starts; nil for an effect that waits in a queue.
  var number: Int?
  /// A fingerprint of the inputs that led to the effect.
  let origin: Fingerprint
  /// Notes for ``Walk/leftOut``. Each note names a part of an input that led to the effect. The
  /// walk cannot read the value of this part, and compares the input by its text.
  var untold: [String]
  /// A fingerprint of the input that the effect's timer will send; nil without such a timer.
  var announced: Fingerprint?
  /// A fingerprint of the answers and ended sleeps since the effect started or was last retried.
  var heard = Fingerprint.zero
  /// The number of answers and ended sleeps.
  var hearings = 0
  /// The question that was answered last; nil if a sleep ended last.
  var lastAsked: String?
  var failures = 0

  mutating func forget() {
    heard = .zero
    hearings = 0
    lastAsked = nil
  }
}

/// A record of what a walker's driver does.
///
/// The next step of an effect depends on what it captured and on the answers it received. So two
/// effects count as the same only if the same inputs led to them and they received the same
/// answers.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class WalkerNotes<Input: Sendable> {
  typealias InFlight = (effect: EffectInFlight, life: EffectLife)

  var problems: [String] = []
  /// The number of effects that started, and of decisions by queues, since the walker was last set
  /// to a state.
  var begun = 0
  /// The effects that were in flight after the last step.
  private(set) var effects: [InFlight] = []
  /// A fingerprint of answers to questions that belong to no known effect; reset when none of these
  /// waits.
  private(set) var heardByNobody = Fingerprint.zero
  /// The names of questions and effects that keep nothing of their answers.
  var forgetting = Set<String>()
  let types = KnownTypes()
  /// The inputs that were handled in this step.
  private var inputs: [Any] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The inputs that timers will send, by the numbers of their effects.
  private var announced: [Int: (print: Fingerprint, untold: [String])] = [:]
  /// A sequence of effects of which one is in flight, and the inputs that led to the sequence.
  private struct Begun {
    let sequence: AnyObject
    let origin: Fingerprint
    let untold: [String]
  }

  private var origins: [ObjectIdentifier: Begun] = [:]
  /// Retains the effects that started in this step, so that no new object gets the same identity.
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

  /// Records the input that a timer of the effect which begins now will send.
  func announce(_ input: Any) {
    announced[made] = read(input, "an input that a timer will send")
  }

  func isKnown(_ number: Int?) -> Bool {
    number != nil && effects.contains { $0.life.number == number }
  }

  /// Records an answer or an ended sleep before its effect continues.
  func note(_ words: Fingerprint, asked: String?, by number: Int?) {
    guard let index = effects.firstIndex(where: { $0.life.number == number }), number != nil else {
      if asked.map({ !forgetting.contains($0) }) ?? true { heardByNobody.combine(words) }
      return
    }
    effects[index].life.heard.combine(words)
    effects[index].life.hearings += 1
    effects[index].life.lastAsked = asked
  }

  /// Records the effects that are in flight after a step.
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
      if let number = life.number, let announced = announced.removeValue(forKey: number) {
        life.announced = announced.print
        life.untold += announced.untold
      }
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
    announced = [:]
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

  /// Returns the effects in the order in which they started, followed by those that wait in queues.
  /// The driver's own order depends on effects that have ended.
  private func inOrder(_ found: [EffectInFlight]) -> [EffectInFlight] {
    if found.count < 2 { return found }
    return found.sorted { one, other in
      (numbers[one.identity] ?? .max, one.turn ?? 0)
        < (numbers[other.identity] ?? .max, other.turn ?? 0)
    }
  }

  /// Forgets everything, because nothing is in flight.
  func forget() {
    begun = 0
    problems = []
    effects = []
    numbers = [:]
    announced = [:]
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

  /// Returns a new record with a fingerprint of what led to the effect. For a step of a sequence
  /// this is what led to the sequence; for an `alive` effect, the place of its `alive`; otherwise
  /// the inputs of this step. Effects that started together are numbered; waiting effects are
  /// numbered separately for each queue.
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
      let read = read(input, "an input that led to an effect")
      print.combine(read.print)
      untold += read.untold
    }
    return EffectLife(origin: print, untold: untold)
  }

  /// Returns the fingerprint of an input, or of its text and a note if it cannot be read.
  private func read(_ input: Any, _ name: String) -> (print: Fingerprint, untold: [String]) {
    do throws(PartsReader.Refusal) {
      return (try PartsReader.fingerprint(of: input, knowing: types), [])
    } catch {
      return (Fingerprint(text(of: input)), [error.within(name).asReadAlike])
    }
  }
}
