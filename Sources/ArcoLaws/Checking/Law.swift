import ArcoTesting

/// A sentence that is true for all values, and a function that checks it for some of them.
///
///     let law = Law("sorting twice is sorting once") { trial in
///       let list = trial.draw("list", [Int].self)
///       trial.expect(list.sorted().sorted(), equals: list.sorted())
///     }
///     #expect(law.counterexample() == nil)     // Swift Testing
///     XCTAssertNil(law.counterexample())       // XCTest
public struct Law {
  /// The text of the law.
  public let name: String
  let run: (inout Trial) -> Void

  /// Makes a law.
  ///
  /// - Parameter run: draws values and compares results. It has to do the same for the same values.
  public init(_ name: String, _ run: @escaping (inout Trial) -> Void) {
    self.name = name
    self.run = run
  }

  /// Tries the law with random values. Returns the smallest values found that break it; nil if none
  /// do.
  ///
  /// - Parameters:
  ///   - tries: the number of tries, at least 1.
  ///   - seed: the seed of the random values. The seed of a counterexample finds it again.
  /// - Complexity: `tries` runs of the law; after a failure, at most 5,000 more to find smaller
  ///   values.
  public func counterexample(tries: Int = 200, seed: UInt64 = Law.seed) -> Counterexample? {
    counterexample(of: "", tries: tries, seed: seed)
  }

  /// The size depends only on the number of the try, not on the number of all tries.
  static func size(ofTry number: Int) -> Int { number % 24 }
}

@available(*, unavailable)
extension Law: Sendable {}

extension Law {
  func counterexample(of subject: String, tries: Int, seed: UInt64) -> Counterexample? {
    precondition(tries > 0, "the number of tries must be at least 1")
    var random = SeededRandom(seed: seed)
    var isMeaningful = false
    for number in 1...tries {
      let size = Self.size(ofTry: number)
      var trial = Trial(Choices(random: SeededRandom(seed: random.next()), size: size))
      run(&trial)
      isMeaningful = isMeaningful || trial.isMeaningful
      guard trial.breach != nil else { continue }
      let smallest = Shrinking(from: trial) { tried($0) }.smallest()
      return explained(smallest, subject, attempt: number, seed: seed)
    }
    if isMeaningful { return nil }
    return Counterexample(
      subject: subject, law: name, samples: [], expected: "values to which the law applies",
      found: "none in \(tries) tries: the generators do not test this law", attempt: tries,
      seed: seed)
  }

  private func tried(_ choices: Choices, isPrinting: Bool = false) -> Trial {
    var trial = Trial(choices, isPrinting: isPrinting)
    run(&trial)
    return trial
  }

  /// Returns the counterexample of a try that broke the law.
  ///
  /// The try is repeated several times. If the results differ, something in it is impure, and the
  /// counterexample reports that instead.
  private func explained(
    _ broken: Trial, _ subject: String, attempt: Int, seed: UInt64
  ) -> Counterexample? {
    guard let breach = broken.breach else { return nil }
    let again = (1...3).map { _ in
      tried(Choices(given: broken.choices.made, size: broken.choices.size), isPrinting: true)
    }
    let impurity = Impurity.found(in: breach, again)
    let texts = (breach.text(breach.expected), breach.text(breach.found))
    return Counterexample(
      subject: subject, law: name, samples: again[0].samples,
      expected: breach.named(impurity?.first ?? texts.0),
      found: breach.named(impurity?.second ?? texts.1), attempt: attempt, seed: seed,
      impure: impurity.map { $0.generator.map { "the generator of “\($0)”" } ?? subject })
  }
}
