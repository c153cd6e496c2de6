import ArcoStore
import ArcoTesting

/// What a value keeps to that a site with a store keeps: the value comes back from its encoding as it was.
///
/// - Value: a state or an input.
///
///     let doses = Generator { Dose(grams: $0.draw(.integer(in: 0...50)), label: $0.draw(.string())) }
///     #expect(KeepingLaws(doses).counterexample() == nil)
///
/// A page whose state breaks the second law starts anew after a kill of its server. A NaN loses its sign and its payload,
/// which breaks the first law alone.
public struct KeepingLaws<Value: Codable & SendableMetatype>: LawSuite {
  private let value: Generator<Value>

  /// Makes the laws of a type, with a generator of its values.
  public init(_ value: Generator<Value>) { self.value = value }

  /// The type.
  public var subject: String { "kept \(Value.self)" }

  /// The laws of what is kept.
  public var laws: [Law] {
    [
      Law("what is read is what was written") { trial in
        check(trial.draw("value", value), in: &trial) { back, value, trial in
          trial.expect(back, equals: value, by: areSame)
        }
      },
      Law("what is read has the digest of what was written") { trial in
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
      trial.expect("\(error)", equals: "no error", "what the coder throws")
    }
  }
}

extension KeepingLaws: Sendable {}
