/// Something that a driver could not carry out.
///
/// The driver passes each problem to its `onProblem`, which writes to standard error unless a host
/// or a user sets another closure. A problem is never fatal: the driver goes on.
public enum Problem: Sendable {
  /// An input came for a part that the state no longer has: a removed row, an empty optional, or a
  /// case that changed. The input was dropped.
  case partGone(part: String)

  /// Two elements of a collection have the same id. The first of them is shown in both places,
  /// and an input or an effect with this id reaches only one of the two.
  case repeatedID(part: String)

  /// An effect failed, and its `catch:` had no input for the failure.
  case effectFailed(id: EffectID?, failure: String)

  /// An effect was cancelled because it took longer than its `deadline`, and the deadline has no
  /// input for this.
  case effectOverdue(id: EffectID?)

  /// An effect with ``Effect/finishing(within:)`` was cancelled after its component was unmounted
  /// or its driver was stopped. Either its time was over, or the driver's owner was gone, so that
  /// nothing could apply its inputs.
  case effectCutShort(id: EffectID?, after: Duration)

  /// A send was followed by more inputs than the driver's ``Interpretation`` allows. The rest was
  /// dropped. `inputs` names the last inputs in order, each once.
  case endlessInputs(_ inputs: [String], limit: Int)

  /// A text for a log: the cause, and the remedy.
  public var message: String {
    switch self {
    case .partGone(let part):
      """
      an input for \(part) was dropped, because the state no longer has that part: it was removed, \
      is nil or has another case; if an effect sent the input, cancel that effect; if this is \
      expected, declare the child with `whenGone: .ignore`
      """
    case .repeatedID(let part):
      """
      two elements of \(part) have the same id, so that an input for one may reach the other: give \
      each an id of its own, or keep them in `Rows`, which takes an id once
      """
    case .endlessInputs(let inputs, let limit):
      """
      a send was followed by more than \(limit) inputs, so the rest was dropped\
      \(list(inputs)); look for a handler, a view or a key of `alive` that answers each input \
      with another one, or raise the limit by `Interpretation.limit(followUps:)`
      """
    case .effectFailed, .effectOverdue, .effectCutShort:
      // A driver without effects has no such problem, and a program without effects does not link
      // the texts.
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
      cancelled; give the deadline an input to show it to the user
      """
    case .effectCutShort(let id, let time):
      """
      an effect\(named(id)) was cancelled \(text(time)) after its \
      part was left, before it could finish: give it more time by `finishing(within:)`, and \
      stop a driver before its owner goes away
      """
    case .partGone, .repeatedID, .endlessInputs:
      message
    }
  }
}

/// Returns an id for a message, with its number if it is not 0.
private func named(_ id: EffectID?) -> String {
  guard let id else { return "" }
  return " with id \"\(id.name)\"" + (id.number == 0 ? "" : " \(id.number)")
}

/// Returns a time for a message, in seconds or in milliseconds.
private func text(_ time: Duration) -> String {
  let milliseconds = time.components.attoseconds / 1_000_000_000_000_000
  guard milliseconds > 0 else { return "\(time.components.seconds) s" }
  return "\(time.components.seconds * 1_000 + milliseconds) ms"
}

/// Returns a list of inputs for a message.
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

/// The reaction of a driver to an input for a part that the state no longer has.
public enum WhenGone: Sendable {
  /// The driver reports ``Problem/partGone(part:)``.
  case report
  /// The driver reports nothing: such inputs are expected.
  case ignore
}

/// Returns a value as text, for a message. Embedded Swift cannot print values.
func description<Value>(of value: Value) -> String {
  #if hasFeature(Embedded)
    "a value"
  #else
    "\(value)"
  #endif
}

/// Returns the name of a type, for a message. Embedded Swift has no names of types.
func nameOfType<Named>(_ type: Named.Type) -> String {
  #if hasFeature(Embedded)
    "a part"
  #else
    "\(type)"
  #endif
}
