/// The answer to a question about a walk.
///
///     let verdict = walk.always("a dose stays on the scale") { $0.beans.grams <= 50 }
///     #expect(verdict.holds)
///
/// The description of a refuted claim lists the steps of a user that lead to a counterexample.
public struct Verdict {
  /// The three possible answers of a walk to the question whether a claim is true.
  public enum Answer: Equatable, Sendable {
    /// The claim is true for everything that can be reached with the given samples.
    case holds
    /// The walk found a counterexample.
    case refuted
    /// The walk found no counterexample, but left something out. If the claim is that something
    /// happens, the walk found no example and left something out. The description says what was
    /// left out.
    case undecided
  }

  /// The claim that was checked.
  public let claim: String
  /// Whether the claim holds.
  public let answer: Answer
  /// The shortest way to a counterexample, or to an example if the claim is that something happens;
  /// nil if there is none.
  public let way: Way?
  /// An explanation beside the way; empty if none is needed.
  let reason: String

  init(_ claim: String, _ answer: Answer, _ way: Way? = nil, reason: String = "") {
    self.claim = claim
    self.answer = answer
    self.way = way
    self.reason = reason
  }

  /// True if the answer is ``Answer/holds``. If the walk left something out, check `answer !=
  /// .refuted` instead.
  public var holds: Bool { answer == .holds }
}

extension Verdict: CustomStringConvertible {
  /// The claim, the answer, the reason, and the steps of the way.
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
