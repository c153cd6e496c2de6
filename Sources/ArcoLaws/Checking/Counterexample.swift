/// What breaks a law: the smallest values found, and what came of them.
///
/// ```
/// Lens<Dose, Int> breaks “get what you set”
///   whole     Dose(grams: 0, label: "")
///   part      -1
///   expected  -1
///   found     0
/// try 3 of seed 1
/// ```
///
/// Pass the seed to `counterexample(seed:)` to see it again. The smallest values may break another
/// expectation of the law than the first ones found.
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
  /// What the law demands; where something is ``impure``, what came of the values at first.
  public let expected: String
  /// What was found instead; where something is ``impure``, what came of the same values later.
  public let found: String
  /// The try that broke the law first, from 1.
  public let attempt: Int
  /// What makes the same tries again.
  public let seed: UInt64
  /// What gave two answers to the same question, though laws are about functions: the subject, or a
  /// generator. Nil where the law is broken in the same way each time.
  public let impure: String?

  init(
    subject: String, law: String, samples: [Sample], expected: String, found: String, attempt: Int,
    seed: UInt64, impure: String? = nil
  ) {
    self.subject = subject
    self.law = law
    self.samples = samples
    self.expected = expected
    self.found = found
    self.attempt = attempt
    self.seed = seed
    self.impure = impure
  }

  /// The text of the sample with a name; nil if the law draws none.
  public subscript(name: String) -> String? { samples.first { $0.name == name }?.text }
}

extension Counterexample: CustomStringConvertible {
  /// The law, the values and what came of them, a line each.
  public var description: String {
    let lines = samples.map { ($0.name, $0.text) } + outcome
    let width = lines.map { $0.0.count }.max() ?? 0
    let body = lines.map { name, text in
      let indented = text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + String(repeating: " ", count: width + 4))
      return "  \(name)\(String(repeating: " ", count: width - name.count))  \(indented)"
    }
    return ([head] + body + ["try \(attempt) of seed \(seed)"]).joined(separator: "\n")
  }

  private var head: String {
    guard let impure else { return "\(subject.isEmpty ? "Broken:" : "\(subject) breaks") “\(law)”" }
    let name = impure.isEmpty ? "What “\(law)” is about" : impure
    return "\(name) is not a function: the same arguments gave \(expected) and then \(found)"
  }

  private var outcome: [(String, String)] {
    impure == nil ? [("expected", expected), ("found", found)] : [("law", "“\(law)”")]
  }
}
