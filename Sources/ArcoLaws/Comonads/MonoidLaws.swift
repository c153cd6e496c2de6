public import ArcoComonads

/// The laws of a `Monoid`: values that can be appended, with one value, `empty`, that adds nothing.
///
///     #expect(MonoidLaws(Generator<String>.string()).counterexample() == nil)
public struct MonoidLaws<Value: Monoid & Equatable>: LawSuite, Sendable {
  let values: Generator<Value>

  /// Makes the laws for a monoid.
  public init(_ values: Generator<Value>) { self.values = values }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "\(Value.self)" }

  /// How three values are grouped by `appending` makes no difference. Appending `empty`, or
  /// appending to it, changes nothing.
  public var laws: [Law] {
    [
      Law("appending is associative") { trial in
        let first = trial.draw("first", values)
        let second = trial.draw("second", values)
        let third = trial.draw("third", values)
        trial.expect(
          first.appending(second).appending(third), equals: first.appending(second.appending(third))
        )
      },
      Law("appending empty, or to empty, changes nothing") { trial in
        let value = trial.draw("value", values)
        trial.expect(value.appending(.empty), equals: value, "appending empty")
        trial.expect(Value.empty.appending(value), equals: value, "appending to empty")
      },
    ]
  }
}
