import ArcoTesting

/// A sentence that holds for all values, and how to try it.
///
///     let law = Law("sorting twice is sorting once") { trial in
///       let list = trial.draw("list", [Int].self)
///       trial.expect(list.sorted().sorted(), equals: list.sorted())
///     }
///     #expect(law.counterexample() == nil)     // Swift Testing
///     XCTAssertNil(law.counterexample())       // XCTest
public struct Law {
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
      guard trial.breach != nil else { continue }
      let smallest = Shrinking(from: trial) { tried($0) }.smallest()
      return explained(smallest, subject, attempt: number, seed: seed)
    }
    if isMeaningful { return nil }
    return Counterexample(
      subject: subject, law: name, samples: [], expected: "values that the law says something of",
      found: "none in \(tries) tries: the generators do not test this law", attempt: tries,
      seed: seed)
  }

  private func tried(_ choices: Choices, isPrinting: Bool = false) -> Trial {
    var trial = Trial(choices, isPrinting: isPrinting)
    run(&trial)
    return trial
  }

  /// The counterexample of a try that broke the law.
  ///
  /// The try is made again, more than once. If it does not go the same way each time, something in
  /// it is not a function, and the counterexample says that instead.
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
