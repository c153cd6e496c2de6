public import ArcoComonads

/// The laws of a comonad that accumulates values, such as ArcoComonads' `Traced`: a function from
/// the value accumulated so far to an element. `trace` returns the element that would be shown if
/// another value were added.
///
/// - Traced: the tested type, with integers for elements.
/// - Value: the accumulated value, a monoid: values can be appended, and one value is empty.
///
///     let laws = TracedLaws(ContainerSamples<Traces<String>>.traced(["", "a", "b"]))
///     #expect(laws.counterexample() == nil)
public struct TracedLaws<Traced, Value: Monoid & Hashable & Sendable>: LawSuite {
  /// The name of the tested value or type, which a counterexample prints.
  public let subject: String
  let draw: (inout Trial) -> Traced
  let values: Generator<Value>
  let extract: (Traced) -> Int
  let extend: (Traced, @escaping (Traced) -> Int) -> Traced
  let trace: (Traced, Value) -> Int

  /// Makes the laws for a type of your own that accumulates values.
  ///
  /// - Parameter values: the monoid must not be commutative; otherwise the laws cannot detect a
  ///   wrong order.
  public init(
    _ subject: String,
    draw: @escaping (inout Trial) -> Traced,
    values: Generator<Value>,
    extract: @escaping (Traced) -> Int,
    extend: @escaping (Traced, @escaping (Traced) -> Int) -> Traced,
    trace: @escaping (Traced, Value) -> Int
  ) {
    self.subject = subject
    self.draw = draw
    self.values = values
    self.extract = extract
    self.extend = extend
    self.trace = trace
  }

  /// Tracing one value and then another equals tracing the two values appended. Tracing the empty
  /// value equals `extract`.
  public var laws: [Law] {
    [
      Law("tracing one value after another equals tracing both") { trial in
        let space = draw(&trial)
        let (one, other) = (trial.draw("one", values), trial.draw("other", values))
        trial.expect(
          trace(extend(space) { trace($0, other) }, one),
          equals: trace(space, one.appending(other)))
      },
      Law("tracing the empty value equals extract") { trial in
        let space = draw(&trial)
        trial.expect(trace(space, .empty), equals: extract(space))
      },
    ]
  }
}

extension TracedLaws where Traced == Space<Traces<Value>, Int> {
  /// Makes the laws for ArcoComonads' `Traced` spaces.
  public init(_ samples: ContainerSamples<Traces<Value>>) {
    self.init(
      "Traced<\(Value.self)>",
      draw: { samples.drawSpace(&$0) },
      values: .element(of: samples.positions(One())),
      extract: { $0.extract() },
      extend: { $0.extend($1) },
      trace: { $0.trace($1) })
  }
}

@available(*, unavailable)
extension TracedLaws: Sendable {}
