public import ArcoComonads

/// The samples for laws of a monad, with integers for values.
///
/// - Monad: the type.
/// - Start: the argument with which a program is run.
/// - End: the comparable result of a run: the position and the answer.
public struct MonadSamples<Monad, Start, End: Equatable> {
  /// The name of the tested value or type, which a counterexample prints.
  public let subject: String
  let draw: (inout Trial, String) -> Monad
  let pure: (Int) -> Monad
  let flatMap: (Monad, @escaping (Int) -> Monad) -> Monad
  let starts: Generator<Start>
  let run: (Monad, Start) -> End

  /// Makes samples from the operations of a monad.
  ///
  /// - Parameter draw: draws a program that moves and returns an answer; the label names its
  ///   samples.
  public init(
    _ subject: String,
    draw: @escaping (inout Trial, String) -> Monad,
    pure: @escaping (Int) -> Monad,
    flatMap: @escaping (Monad, @escaping (Int) -> Monad) -> Monad,
    starts: Generator<Start>,
    run: @escaping (Monad, Start) -> End
  ) {
    self.subject = subject
    self.draw = draw
    self.pure = pure
    self.flatMap = flatMap
    self.starts = starts
    self.run = run
  }

  /// Draws a random argument for `flatMap`: a function that takes the answer of one program and
  /// returns the next program.
  func drawContinuation(_ trial: inout Trial, _ label: String) -> (Int) -> Monad {
    let odd = draw(&trial, "\(label) of odd")
    let even = draw(&trial, "\(label) of even")
    let pure = pure
    let flatMap = flatMap
    return { value in
      value.isMultiple(of: 2) ? flatMap(even) { pure($0 &+ value) } : odd
    }
  }
}

@available(*, unavailable)
extension MonadSamples: Sendable {}

extension MonadSamples {
  /// Makes samples of the updates of a container.
  public init<C: Container>(_ samples: ContainerSamples<C>)
  where
    Monad == Update<C, Int>,
    Start == C.Shape,
    End == Both<C.Position, Int>
  {
    self.init(
      "Update<\(C.self)>",
      draw: { samples.drawUpdate(&$0, $1) },
      pure: { .pure($0) },
      flatMap: { $0.flatMap($1) },
      starts: samples.shapes,
      run: { update, shape in
        let (position, value) = update.run(shape)
        return Both(position, value)
      }
    )
  }
}
