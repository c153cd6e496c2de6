/// The answer to a question about a walk.
///
///     let verdict = walk.always("a dose stays on the scale") { $0.beans.grams <= 50 }
///     #expect(verdict.holds)
///
/// Where it does not hold, its description says what a user does to see that.
public struct Verdict {
  /// What the answer may be.
  public enum Answer: Equatable, Sendable {
    /// In everything that can be reached, with the samples that were given.
    case holds
    /// There is a way to where it does not.
    case refuted
    /// Not decided: the walk left something out, and in what it found nothing speaks against it, or
    /// nothing for it where it asks whether something happens at all. The description says what.
    case undecided
  }

  /// What was asked.
  public let claim: String
  /// The answer.
  public let answer: Answer
  /// The shortest way to where it does not hold, or to where it happens.
  public let way: Way?
  /// What speaks against it, beside the way.
  let reason: String

  init(_ claim: String, _ answer: Answer, _ way: Way? = nil, reason: String = "") {
    self.claim = claim
    self.answer = answer
    self.way = way
    self.reason = reason
  }

  /// Whether it holds in everything that can be reached. Of a walk that left something out, ask
  /// whether `answer` is `.refuted`.
  public var holds: Bool { answer == .holds }
}

extension Verdict: CustomStringConvertible {
  /// The claim, the answer, and the way.
  public var description: String {
    let ways = way.map { "\n\($0)" } ?? ""
    let because = reason.isEmpty || reason.hasPrefix(",") ? reason : ": \(reason)"
    switch answer {
    case .holds: return "\(claim): holds\(reason)"
    case .refuted: return "\(claim): refuted\(because)\(ways)"
    case .undecided: return "\(claim): undecided\(because)"
    }
  }
}

@available(*, unavailable)
extension Verdict: Sendable {}
