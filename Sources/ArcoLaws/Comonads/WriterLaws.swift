public import ArcoComonads

/// The laws of a monad that tells: telling is a morphism of monoids.
///
/// - Monad: the type.
/// - Value: the monoid of what is told.
///
///     let laws = WriterLaws(ContainerSamples<Traces<String>>.traced(["", "a", "b"]))
///     #expect(laws.counterexample() == nil)
public struct WriterLaws<Monad, Value: Monoid & Sendable, Start, End: Equatable>: LawSuite {
  let samples: MonadSamples<Monad, Start, End>
  let values: Generator<Value>
  let tell: (Value) -> Monad

  /// Tries a monad on its samples.
  ///
  /// - Parameters:
  ///   - values: of a monoid that is not commutative, or a wrong order goes unseen.
  ///   - tell: answers what it likes; the laws do not look.
  public init(
    _ samples: MonadSamples<Monad, Start, End>,
    values: Generator<Value>,
    tell: @escaping (Value) -> Monad
  ) {
    self.samples = samples
    self.values = values
    self.tell = tell
  }

  /// What is tried.
  public var subject: String { "telling of \(samples.subject)" }

  /// Telling twice is telling one followed by the other; telling nothing is nothing.
  public var laws: [Law] {
    [
      Law("telling twice is telling one followed by the other") { trial in
        let (one, other) = (trial.draw("one", values), trial.draw("other", values))
        let start = trial.draw("start", samples.starts)
        trial.expect(
          samples.run(then(tell(one), then(tell(other), samples.pure(0))), start),
          equals: samples.run(then(tell(one.appending(other)), samples.pure(0)), start))
      },
      Law("telling nothing is nothing") { trial in
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
  /// Tries the updates of what can be told.
  public init(_ samples: ContainerSamples<Traces<Value>>) {
    self.init(
      MonadSamples(samples),
      values: .element(of: samples.positions(One())),
      tell: { Update<Traces<Value>, Void>.tell($0).map { 0 } })
  }
}

@available(*, unavailable)
extension WriterLaws: Sendable {}
