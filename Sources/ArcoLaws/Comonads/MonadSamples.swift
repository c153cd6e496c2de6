public import ArcoComonads

/// What laws try a monad on, with numbers for values.
///
/// - Monad: the type.
/// - Start: what a program is run from.
/// - End: what is seen of a run: where it led and what it answered.
public struct MonadSamples<Monad, Start, End: Equatable> {
  /// What is tried.
  public let subject: String
  let draw: (inout Trial, String) -> Monad
  let pure: (Int) -> Monad
  let flatMap: (Monad, @escaping (Int) -> Monad) -> Monad
  let starts: Generator<Start>
  let run: (Monad, Start) -> End

  /// Gives what laws need to know of a monad.
  ///
  /// - Parameter draw: draws a program that moves and answers, with its samples under a label.
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

  /// Draws what follows an answer.
  func drawNext(_ trial: inout Trial, _ label: String) -> (Int) -> Monad {
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
  /// The updates of a container.
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
