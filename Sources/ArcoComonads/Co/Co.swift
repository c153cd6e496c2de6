/// A program for the ``Space``s of a container: given a space of functions, it chooses one of them
/// and calls it with an answer.
///
/// - C: the comonad's container.
/// - Value: the answer.
///
///     struct Next: Co {
///       func run<Result>(in space: Store<Int, (String) -> Result>) -> Result {
///         space.peeks { $0 + 1 }("went on")
///       }
///     }
///
/// The generic method knows nothing about `Result`, so it can only choose a function in the space
/// and call it. So a program consists of a position and a value, like an ``Update``: `update` and
/// `run(in:)` of an update are inverse. The exception is a program that reads `space.origin`. Its
/// update gets a space whose origin is the current shape, so both agree on `space.rebased()` only.
///
/// Laws, checked by `CoLaws`: `pure` calls the function at the current position; `flatMap` runs the
/// first program in a space whose functions run the second.
/// - Source: Kmett, *Monads from comonads*, 2011. In the literature: the monad paired with a
///   comonad, `Co w a = ∀r. w (a → r) → r`; the right Kan lift.
public protocol Co<C, Value> {
  /// The comonad's container.
  associatedtype C: Container
  /// The answer.
  associatedtype Value

  /// Calls one of the functions in the space, and returns its result.
  func run<Result>(in space: Space<C, (Value) -> Result>) -> Result
}

extension Co {
  /// This program as an update: a position to move to, and an answer.
  ///
  /// To find both, it runs the program in a space whose function at each position returns that
  /// position and its argument.
  @inlinable
  public var update: Update<C, Value> {
    Update { shape in
      run(in: Space(origin: shape) { position in { value in (position, value) } })
    }
  }
}

extension Update: Co {
  /// Calls the function at the position to which the update moves, with the update's answer.
  @inlinable
  public func run<Result>(in space: Space<C, (Value) -> Result>) -> Result {
    pair(self, space) { value, function in function(value) }
  }
}
