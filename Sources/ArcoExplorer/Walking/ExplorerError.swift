/// Why a component cannot be explored as it is.
public enum ExplorerError: Error, Equatable, Sendable {
  /// States hold something that has no parts and is not `Hashable`, such as a function: say by
  /// `seeing` what tells states apart.
  case indistinguishable(path: String, type: String)
  /// The same steps led to another state than before: something in the world or the view depends on
  /// more than the state, such as a random number or the real time.
  case irreproducible(steps: [String])
}

extension ExplorerError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .indistinguishable(let path, let type):
      """
      states cannot be told apart: \(path) is \(type), which has no parts and is not Hashable; say \
      what tells states apart: explorer.seeing { … }
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
