/// A reason why a component cannot be explored.
public enum ExplorerError: Error, Equatable, Sendable {
  /// A part of the state can neither be read nor compared, such as a function or an object without
  /// `Hashable`. Make its type `Hashable`, or choose with `seeing` what distinguishes states.
  /// `path` leads from the state to the part, or names what contains it.
  case indistinguishable(path: String, type: String)
  /// The same steps led to a different state the second time: the world or a view depends on more
  /// than the state, such as random numbers or the real time.
  case irreproducible(steps: [String])
}

extension ExplorerError {
  init(_ refusal: PartsReader.Refusal) {
    self = .indistinguishable(
      path: refusal.path.isEmpty ? "the state" : refusal.path, type: refusal.type)
  }
}

extension ExplorerError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .indistinguishable(let path, let type):
      """
      states cannot be compared: \(path) has the type \(type), which is not Hashable and whose parts \
      cannot be read; make it Hashable, or choose what distinguishes states: explorer.seeing { … }
      """
    case .irreproducible(let steps):
      """
      the same steps led to a different state the second time; take random numbers, ids and the time \
      from a world that is created for each run, or choose what distinguishes states: \
      explorer.seeing { … }
      \(steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
      """
    }
  }
}
