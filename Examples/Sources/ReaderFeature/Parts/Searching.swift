/// What somebody looks for: the state of a `Moore` machine.
public struct Searching: Equatable, Sendable {
  /// The most characters that are looked for.
  public static let wordsLimit = 100

  /// The words; an entry is to have all of them.
  public private(set) var words = ""

  /// Looks for nothing.
  public init() {}

  /// What can happen.
  public enum Input: Equatable, Sendable {
    /// Somebody writes.
    case write(String)
    /// Look for nothing again.
    case clear
  }

  /// Takes the machine on.
  @Sendable public static func step(_ state: inout Searching, _ input: Input) {
    switch input {
    case .write(let words): state.words = String(words.prefix(wordsLimit))
    case .clear: state.words = ""
    }
  }
}
