/// Why a component cannot be explored as it is.
public enum ExplorerError: Error, Equatable, Sendable {
  /// Something shows no parts and is not `Hashable`, such as a function or an object: make it `Hashable`,
  /// or say by `seeing` what tells states apart. The path begins at the state, or says whose part it is.
  case indistinguishable(path: String, type: String)
  /// The same steps led to another state than before: something in the world or the view depends on
  /// more than the state, such as a random number or the real time.
  case irreproducible(steps: [String])
}

extension ExplorerError {
  init(_ refusal: PartsReader.Refusal) {
    self = .indistinguishable(
      path: refusal.path.isEmpty ? "the state" : refusal.path, type: refusal.type)
  }
}

extension ExplorerError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .indistinguishable(let path, let type):
      """
      states cannot be told apart: \(path) is \(type), which shows no parts and is not Hashable; make \
      it Hashable, or say what tells states apart: explorer.seeing { … }
      """
    case .irreproducible(let steps):
      """
      the same steps led to another state than before: take chance, ids and time from a world that \
      begins anew in each run, or see states without them: explorer.seeing { … }
      \(steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
      """
    }
  }
}
