import ArcoLaws
import ArcoTesting
import Testing

/// An oddity, the law that it breaks, and the smallest counterexample there is.
struct Breaking<Oddity: Sendable>: Sendable {
  let oddity: Oddity
  let law: String
  let samples: [String]
  let expected: String?
  let found: String?

  /// - Parameter expected, found: nil where the oddity gives another one each time.
  init(
    _ oddity: Oddity, _ law: String, _ samples: [String], expected: String? = nil,
    found: String? = nil
  ) {
    self.oddity = oddity
    self.law = law
    self.samples = samples
    self.expected = expected
    self.found = found
  }

  /// Expects the counterexample among all that a suite found.
  func expect(
    in all: [Counterexample], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let breach = try #require(
      all.first { $0.law == law }, "\(all)", sourceLocation: sourceLocation)
    #expect(breach.samples.map(\.text) == samples, sourceLocation: sourceLocation)
    if let expected { #expect(breach.expected == expected, sourceLocation: sourceLocation) }
    if let found { #expect(breach.found == found, sourceLocation: sourceLocation) }
  }
}
