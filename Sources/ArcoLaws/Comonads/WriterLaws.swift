public import ArcoComonads

/// The laws of a monad with `tell`, which adds to an accumulated value: telling two values in turn
/// equals telling both appended. In the literature: `tell` is a morphism of monoids.
///
/// - Monad: the type.
/// - Value: the monoid that accumulates.
///
///     let laws = WriterLaws(ContainerSamples<Traces<String>>.traced(["", "a", "b"]))
///     #expect(laws.counterexample() == nil)
public struct WriterLaws<Monad, Value: Monoid & Sendable, Start, End: Equatable>: LawSuite {
  let samples: MonadSamples<Monad, Start, End>
  let values: Generator<Value>
  let tell: (Value) -> Monad

  /// Makes the laws for a monad.
  ///
  /// - Parameters:
  ///   - values: the monoid must not be commutative; otherwise the laws cannot detect a wrong
  ///     order.
  ///   - tell: adds a value; its answer is ignored.
  public init(
    _ samples: MonadSamples<Monad, Start, End>,
    values: Generator<Value>,
    tell: @escaping (Value) -> Monad
  ) {
    self.samples = samples
    self.values = values
    self.tell = tell
  }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { "telling of \(samples.subject)" }

  /// Telling two values in turn equals telling both appended; telling the empty value changes
  /// nothing.
  public var laws: [Law] {
    [
      Law("telling two values in turn equals telling both appended") { trial in
        let (one, other) = (trial.draw("one", values), trial.draw("other", values))
        let start = trial.draw("start", samples.starts)
        trial.expect(
          samples.run(then(tell(one), then(tell(other), samples.pure(0))), start),
          equals: samples.run(then(tell(one.appending(other)), samples.pure(0)), start))
      },
      Law("telling the empty value changes nothing") { trial in
        let start = trial.draw("start", samples.starts)
        trial.expect(
          samples.run(then(tell(.empty), samples.pure(0)), start),
          equals: samples.run(samples.pure(0), start))
      },
    ]
  }

  private func then(_ first: Monad, _ second: Monad) -> Monad {
    samples.flatMap(first) { _ in second }
  }
}

extension WriterLaws
where
  Monad == Update<Traces<Value>, Int>, Value: Hashable,
  Start == One, End == Both<Value, Int>
{
  /// Makes the laws for the updates of `Traced` spaces.
  public init(_ samples: ContainerSamples<Traces<Value>>) {
    self.init(
      MonadSamples(samples),
      values: .element(of: samples.positions(One())),
      tell: { Update<Traces<Value>, Void>.tell($0).map { 0 } })
  }
}

@available(*, unavailable)
extension WriterLaws: Sendable {}
