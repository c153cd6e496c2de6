/// A list of laws about one subject.
///
///     #expect(LensLaws(Lens(\Dose.grams)).counterexample() == nil)
///     XCTAssertNil(LensLaws(Lens(\Dose.grams)).counterexample())
///
/// Conform to this protocol to define laws for your own types: name the subject, and list the laws.
public protocol LawSuite {
  /// The name of the subject in counterexamples.
  var subject: String { get }

  /// The laws, those that find most mistakes first.
  var laws: [Law] { get }
}

extension LawSuite {
  /// The name of the suite's type.
  public var subject: String { String(describing: Self.self) }

  /// Tries the laws in order. Returns the counterexample of the first broken law; nil if all hold.
  ///
  /// - Parameters:
  ///   - tries: the number of tries for each law, at least 1.
  ///   - seed: the seed of the random values. The seed of a counterexample finds it again.
  public func counterexample(tries: Int = 200, seed: UInt64 = Law.seed) -> Counterexample? {
    for law in laws {
      if let found = law.counterexample(of: subject, tries: tries, seed: seed) { return found }
    }
    return nil
  }

  /// Tries all laws. Returns the counterexamples of the broken laws; empty if all hold.
  public func counterexamples(tries: Int = 200, seed: UInt64 = Law.seed) -> [Counterexample] {
    laws.compactMap { $0.counterexample(of: subject, tries: tries, seed: seed) }
  }
}
