/// What breaks a law: the smallest values found, and what came of them.
///
///     LensLaws breaks “get what you set”
///       whole     Dose(grams: 0, label: "")
///       part      -1
///       expected  -1
///       found     0
///     try 3 of seed 1
///
/// Pass the seed to `counterexample(seed:)` to see it again.
public struct Counterexample: Equatable, Sendable {
  /// A drawn value, by its name in the law.
  public struct Sample: Equatable, Sendable {
    /// What the law calls it.
    public let name: String
    /// How it prints.
    public let text: String
  }

  /// What breaks the law, as ``LawSuite/subject`` says; empty for a law on its own.
  public let subject: String
  /// The law in words.
  public let law: String
  /// The drawn values, smallest that were found, in the order of drawing.
  public let samples: [Sample]
  /// What the law demands.
  public let expected: String
  /// What was found instead.
  public let found: String
  /// The try that broke the law first, from 1.
  public let attempt: Int
  /// What makes the same tries again.
  public let seed: UInt64

  /// The text of the sample with a name; nil if the law draws none.
  public subscript(name: String) -> String? { samples.first { $0.name == name }?.text }
}

extension Counterexample: CustomStringConvertible {
  /// The law, the values and what came of them, a line each.
  public var description: String {
    let head = "\(subject.isEmpty ? "Broken:" : "\(subject) breaks") “\(law)”"
    let lines = samples.map { ($0.name, $0.text) } + [("expected", expected), ("found", found)]
    let width = lines.map { $0.0.count }.max() ?? 0
    let body = lines.map { name, text in
      let indented = text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + String(repeating: " ", count: width + 4))
      return "  \(name)\(String(repeating: " ", count: width - name.count))  \(indented)"
    }
    return ([head] + body + ["try \(attempt) of seed \(seed)"]).joined(separator: "\n")
  }
}
