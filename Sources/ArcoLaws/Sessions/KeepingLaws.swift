import ArcoStore
import ArcoTesting

/// The laws of a value that a site keeps in a store: decoding after encoding gives the same value.
///
/// - Value: a state or an input.
///
///     let doses = Generator { Dose(grams: $0.draw(.integer(in: 0...50)), label: $0.draw(.string())) }
///     #expect(KeepingLaws(doses).counterexample() == nil)
///
/// If a state breaks the second law, its page starts again from its first state after the server
/// was killed. A NaN loses its sign and payload, which breaks only the first law.
public struct KeepingLaws<Value: Codable & SendableMetatype>: LawSuite {
  private let value: Generator<Value>

  /// Makes the laws of a type, with a generator of its values.
  public init(_ value: Generator<Value>) { self.value = value }

  /// The type.
  public var subject: String { "kept \(Value.self)" }

  /// The laws of kept values.
  public var laws: [Law] {
    [
      Law("the value that is read equals the value that was written") { trial in
        check(trial.draw("value", value), in: &trial) { back, value, trial in
          trial.expect(back, equals: value, by: areSame)
        }
      },
      Law("the value that is read has the digest of the value that was written") { trial in
        check(trial.draw("value", value), in: &trial) { back, value, trial in
          trial.expect(try StateDigest.of(back), equals: try StateDigest.of(value))
        }
      },
    ]
  }

  private func check(
    _ value: Value, in trial: inout Trial,
    _ compare: (_ back: Value, _ value: Value, inout Trial) throws -> Void
  ) {
    do {
      try compare(try KeptCoding.value(try KeptCoding.bytes(value)), value, &trial)
    } catch {
      trial.expect("\(error)", equals: "no error", "the error of the coder")
    }
  }
}

extension KeepingLaws: Sendable {}
