/// A sentence that holds for all values, and how to try it.
///
///     let law = Law("sorting twice is sorting once") { trial in
///       let list = trial.draw("list", [Int].self)
///       trial.expect(list.sorted().sorted(), equals: list.sorted())
///     }
///     #expect(law.counterexample() == nil)     // Swift Testing
///     XCTAssertNil(law.counterexample())       // XCTest
public struct Law {
  /// The seed of every run that names no other.
  public static let seed: UInt64 = 1

  /// The law in words.
  public let name: String
  let run: (inout Trial) -> Void

  /// Makes a law.
  ///
  /// - Parameter run: draws values and compares; does the same for the same values.
  public init(_ name: String, _ run: @escaping (inout Trial) -> Void) {
    self.name = name
    self.run = run
  }

  /// Tries the law, and returns the smallest values found that break it.
  ///
  /// - Parameters:
  ///   - tries: at least 1.
  ///   - seed: another one tries other values; that of a counterexample finds it again.
  /// - Complexity: `tries` runs of the law; when one fails, at most 5,000 more to make it small.
  public func counterexample(tries: Int = 200, seed: UInt64 = Law.seed) -> Counterexample? {
    counterexample(of: "", tries: tries, seed: seed)
  }

  /// Sizes return, so that a try does not depend on how many there are.
  static func size(ofTry number: Int) -> Int { number % 24 }
}

@available(*, unavailable)
extension Law: Sendable {}

extension Law {
  func counterexample(of subject: String, tries: Int, seed: UInt64) -> Counterexample? {
    precondition(tries > 0, "a law is tried at least once")
    var random = SeededRandom(seed: seed)
    var isMeaningful = false
    for number in 1...tries {
      let size = Self.size(ofTry: number)
      var trial = Trial(Choices(random: SeededRandom(seed: random.next()), size: size))
      run(&trial)
      isMeaningful = isMeaningful || trial.isMeaningful
      guard trial.isBroken else { continue }
      let smallest = Shrinking(from: trial.choices) { choices in
        var trial = Trial(choices)
        run(&trial)
        return trial.isBroken ? trial.choices : nil
      }.smallest()
      var last = Trial(Choices(given: smallest, size: size), isPrinting: true)
      run(&last)
      return Counterexample(
        subject: subject, law: name, samples: last.samples, expected: last.expected,
        found: last.found, attempt: number, seed: seed)
    }
    if isMeaningful { return nil }
    return Counterexample(
      subject: subject, law: name, samples: [], expected: "values that the law says something of",
      found: "none in \(tries) tries: the generators do not test this law", attempt: tries,
      seed: seed)
  }
}
