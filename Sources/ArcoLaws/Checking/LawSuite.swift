/// Laws that belong together, about one thing.
///
///     #expect(LensLaws(Lens(\Dose.grams)).counterexample() == nil)
///     XCTAssertNil(LensLaws(Lens(\Dose.grams)).counterexample())
///
/// Conform to it to give your own types laws of their own: name the subject, and list the laws.
public protocol LawSuite {
  /// What the laws are about, as a counterexample shall call it.
  var subject: String { get }

  /// The laws, the most telling ones first.
  var laws: [Law] { get }
}

extension LawSuite {
  /// The name of the suite's type.
  public var subject: String { String(describing: Self.self) }

  /// Tries the laws in order, and returns what breaks the first one that does not hold.
  ///
  /// - Parameters:
  ///   - tries: how often each law is tried, at least once.
  ///   - seed: another one tries other values; that of a counterexample finds it again.
  public func counterexample(tries: Int = 200, seed: UInt64 = Law.seed) -> Counterexample? {
    for law in laws {
      if let found = law.counterexample(of: subject, tries: tries, seed: seed) { return found }
    }
    return nil
  }

  /// Tries all laws, and returns what breaks each that does not hold.
  public func counterexamples(tries: Int = 200, seed: UInt64 = Law.seed) -> [Counterexample] {
    laws.compactMap { $0.counterexample(of: subject, tries: tries, seed: seed) }
  }
}
