/// Something that a driver could not carry out, and reports.
///
/// It reaches the driver's `onProblem`, which writes to standard error unless a host or a user sets
/// another closure. It is never fatal: the driver goes on.
public enum Problem: Sendable {
  /// An input came for a part that the state no longer has: a removed row, an empty optional, or
  /// a case that changed. It was dropped.
  case partGone(part: String)

  /// Two elements of a collection have the same id. Each element is shown, but an input or an effect
  /// with this id reaches only one of the two.
  case repeatedID(part: String)

  /// An effect failed, and its `catch:` had no input for the failure.
  case effectFailed(id: EffectID?, failure: String)

  /// An effect took longer than its `deadline`, which names no input for this.
  case effectOverdue(id: EffectID?)

  /// An effect with ``Effect/finishing(within:)`` was cancelled after its part or its driver had
  /// gone. Its time was over, or nobody was left to apply what it sends.
  case effectCutShort(id: EffectID?, after: Duration)

  /// A send was followed by more inputs than its driver's ``Interpretation`` allows. The rest was
  /// dropped. `inputs` names the last ones in order, each once.
  case endlessInputs(_ inputs: [String], limit: Int)

  /// A text for a log: the cause, and what to do.
  public var message: String {
    switch self {
    case .partGone(let part):
      """
      an input for \(part) was dropped, as that part is not in the state: it was removed, is nil or \
      has another case; if an effect sent it, cancel that effect, and where it may happen \
      declare the child with `whenGone: .ignore`
      """
    case .repeatedID(let part):
      """
      two elements of \(part) have the same id, so that an input for one may reach the other: give \
      each an id of its own, or keep them in `Rows`, which takes an id once
      """
    case .endlessInputs(let inputs, let limit):
      """
      a send was followed by more than \(limit) inputs and they went on, so the rest was dropped\
      \(list(inputs)); look for a handler, a view or a key of `alive` that answers each with \
      another, or allow more by `Interpretation.limit(followUps:)`
      """
    case .effectFailed, .effectOverdue, .effectCutShort:
      // A driver without effects has no such problem, and a module without them no text of it.
      Reachable.effects ? messageOfEffect : "an effect had a problem"
    }
  }

  private var messageOfEffect: String {
    switch self {
    case .effectFailed(let id, let failure):
      """
      an effect\(named(id)) failed: \(failure); \
      return an input from its `catch:` to show it to the user
      """
    case .effectOverdue(let id):
      """
      an effect\(named(id)) took longer than its deadline and was \
      stopped; give the deadline an input to show it to the user
      """
    case .effectCutShort(let id, let time):
      """
      an effect\(named(id)) was cancelled \(text(time)) after its \
      part was left, though it was to be finished: give it more time by `finishing(within:)`, and \
      stop a driver before its owner goes away
      """
    case .partGone, .repeatedID, .endlessInputs:
      message
    }
  }
}

/// An id in a sentence, with its number if it has one.
private func named(_ id: EffectID?) -> String {
  guard let id else { return "" }
  return " with id \"\(id.name)\"" + (id.number == 0 ? "" : " \(id.number)")
}

/// A time in seconds, or in milliseconds where seconds are not enough.
private func text(_ time: Duration) -> String {
  let milliseconds = time.components.attoseconds / 1_000_000_000_000_000
  guard milliseconds > 0 else { return "\(time.components.seconds) s" }
  return "\(time.components.seconds * 1_000 + milliseconds) ms"
}

/// Inputs in a sentence.
private func list(_ inputs: [String]) -> String {
  inputs.isEmpty ? "" : ": " + inputs.joined(separator: ", ")
}

extension Problem {
  /// Writes a problem to standard error; does nothing in a browser.
  public static func report(_ problem: Problem) {
    #if !hasFeature(Embedded)
      StandardError.write("Arco: \(problem.message)")
    #endif
  }
}

/// What happens to an input for a part that the state no longer has.
public enum WhenGone: Sendable {
  /// The driver's `onProblem` hears of it.
  case report
  /// Nothing: such inputs are expected.
  case ignore
}

/// A value in words, for a message. Embedded Swift cannot print it.
func description<Value>(of value: Value) -> String {
  #if hasFeature(Embedded)
    "a value"
  #else
    "\(value)"
  #endif
}

/// The name of a type, for a message. Embedded Swift does not know it.
func nameOfType<Named>(_ type: Named.Type) -> String {
  #if hasFeature(Embedded)
    "a part"
  #else
    "\(type)"
  #endif
}
