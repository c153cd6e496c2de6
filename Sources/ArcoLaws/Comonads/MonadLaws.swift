import ArcoComonads

/// The laws of a monad: a kind of program with an answer. `pure` only returns an answer, and
/// `flatMap` continues with a program made from the answer. They test the updates of a container,
/// or a type of your own.
///
///     #expect(MonadLaws(MonadSamples(.zipper)).counterexample() == nil)
public struct MonadLaws<Monad, Start, End: Equatable>: LawSuite {
  let samples: MonadSamples<Monad, Start, End>

  /// Makes the laws for a monad.
  public init(_ samples: MonadSamples<Monad, Start, End>) { self.samples = samples }

  /// The name of the tested value or type, which a counterexample prints.
  public var subject: String { samples.subject }

  /// A `pure` before or after a program changes nothing. How three programs in turn are grouped by
  /// `flatMap` makes no difference.
  public var laws: [Law] { [isAssociative, pureBefore, pureAfter] }

  private var isAssociative: Law {
    law("flatMap is associative") { trial in
      let program = samples.draw(&trial, "program")
      let second = samples.drawContinuation(&trial, "second")
      let third = samples.drawContinuation(&trial, "third")
      let left = samples.flatMap(samples.flatMap(program, second), third)
      let right = samples.flatMap(program) { samples.flatMap(second($0), third) }
      return (left, right)
    }
  }

  private var pureBefore: Law {
    law("flatMap on pure is the function itself") { trial in
      let value = trial.draw("value", Int.self)
      let next = samples.drawContinuation(&trial, "next")
      return (samples.flatMap(samples.pure(value), next), next(value))
    }
  }

  private var pureAfter: Law {
    law("flatMap with pure changes nothing") { trial in
      let program = samples.draw(&trial, "program")
      return (samples.flatMap(program, samples.pure), program)
    }
  }

  private func law(_ name: String, _ sides: @escaping (inout Trial) -> (Monad, Monad)) -> Law {
    Law(name) { trial in
      let (found, expected) = sides(&trial)
      let start = trial.draw("start", samples.starts)
      trial.expect(samples.run(found, start), equals: samples.run(expected, start))
    }
  }
}

@available(*, unavailable)
extension MonadLaws: Sendable {}
