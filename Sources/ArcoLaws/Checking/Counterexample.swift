/// The values that break a law, as small as they were found, with the expected and the actual
/// result.
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
/// Pass the seed to `counterexample(seed:)` to repeat the run. The smallest values may break
/// another expectation of the law than the first ones.
public struct Counterexample: Equatable, Sendable {
  /// A drawn value, with its name in the law.
  public struct Sample: Equatable, Sendable {
    /// The name of the value in the law.
    public let name: String
    /// The text of the value.
    public let text: String
  }

  /// The ``LawSuite/subject`` that breaks the law; empty for a law without a suite.
  public let subject: String
  /// The text of the law.
  public let law: String
  /// The smallest values that were found, in the order in which the law draws them.
  public let samples: [Sample]
  /// The result that the law demands. If something is ``impure``, the first result for the values.
  public let expected: String
  /// The actual result. If something is ``impure``, the later result for the same values.
  public let found: String
  /// The number of the first try that broke the law, from 1.
  public let attempt: Int
  /// The seed, which repeats the same tries.
  public let seed: UInt64
  /// The name of the subject or generator that gave two results for the same values, although laws
  /// are about pure functions. Nil if the law breaks in the same way each time.
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

  /// Returns the text of the sample with this name; nil if the law draws none.
  public subscript(name: String) -> String? { samples.first { $0.name == name }?.text }
}

extension Counterexample: CustomStringConvertible {
  /// The law, the values and the results, each on a line.
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
    let name = impure.isEmpty ? "The subject of “\(law)”" : impure
    return "\(name) is not a function: the same arguments gave \(expected) and then \(found)"
  }

  private var outcome: [(String, String)] {
    impure == nil ? [("expected", expected), ("found", found)] : [("law", "“\(law)”")]
  }
}
