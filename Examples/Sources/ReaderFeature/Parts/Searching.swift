/// The words to search for: the state of a `Moore` machine.
public struct Searching: Equatable, Sendable {
  /// The limit of the words in characters.
  public static let wordsLimit = 100

  /// The words. A found entry contains all of them.
  public private(set) var words = ""

  /// Begins without words.
  public init() {}

  /// An input of the machine.
  public enum Input: Equatable, Sendable {
    /// The user typed words.
    case write(String)
    /// The user clears the words.
    case clear
  }

  /// Applies an input.
  @Sendable public static func step(_ state: inout Searching, _ input: Input) {
    switch input {
    case .write(let words): state.words = String(words.prefix(wordsLimit))
    case .clear: state.words = ""
    }
  }
}
