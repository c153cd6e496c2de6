public import ArcoComonads

/// The laws of what is told to a comonad: tracing is an action of the monoid.
///
/// - Traced: the type, with numbers for elements.
/// - Value: the monoid of what is told.
///
///     let laws = TracedLaws(ContainerSamples<Traces<String>>.traced(["", "a", "b"]))
///     #expect(laws.counterexample() == nil)
public struct TracedLaws<Traced, Value: Monoid & Hashable & Sendable>: LawSuite {
  /// What is tried.
  public let subject: String
  let draw: (inout Trial) -> Traced
  let values: Generator<Value>
  let extract: (Traced) -> Int
  let extend: (Traced, @escaping (Traced) -> Int) -> Traced
  let trace: (Traced, Value) -> Int

  /// Tries a comonad to which values are told.
  ///
  /// - Parameter values: of a monoid that is not commutative, or a wrong order goes unseen.
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

  /// Tracing one after the other, the inner of a duplicate last, is tracing both; tracing nothing is
  /// extracting.
  public var laws: [Law] {
    [
      Law("tracing one and then the other is tracing both") { trial in
        let space = draw(&trial)
        let (one, other) = (trial.draw("one", values), trial.draw("other", values))
        trial.expect(
          trace(extend(space) { trace($0, other) }, one),
          equals: trace(space, one.appending(other)))
      },
      Law("tracing nothing is extracting") { trial in
        let space = draw(&trial)
        trial.expect(trace(space, .empty), equals: extract(space))
      },
    ]
  }
}

extension TracedLaws where Traced == Space<Traces<Value>, Int> {
  /// Tries the spaces of what can be told.
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
