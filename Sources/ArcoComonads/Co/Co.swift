/// The monad paired with a comonad, by what it does to any space of functions.
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
/// What it can do follows from the one generic method: it knows nothing about `Result`, so all it
/// can do is to find a function somewhere in the space and to call it. A place and a value are all
/// there is in it, and that is an ``Update``: `update` and every update's own `run(in:)` are inverse, for
/// programs that do not ask where the space began. One that reads `space.origin`, which `update` gives it
/// without the way from there to here, goes elsewhere as an update: it is the same on `space.rebased()` only.
///
/// Laws, checked by `CoLaws`: `pure` calls the function in view; `flatMap` runs the one in the
/// space of what the other makes of every space.
/// - Source: Kmett, *Monads from comonads*, 2011.  In the literature: `Co w a = ∀r. w (a → r) → r`; the right
///   Kan lift.
public protocol Co<C, Value> {
  /// The comonad's container.
  associatedtype C: Container
  /// The answer.
  associatedtype Value

  /// Calls one of the functions that the space holds, and returns what it returns.
  func run<Result>(in space: Space<C, (Value) -> Result>) -> Result
}

extension Co {
  /// This program as a place to go and an answer.
  ///
  /// It runs in the space that holds at every position the function that pairs its argument with
  /// that position.
  @inlinable
  public var update: Update<C, Value> {
    Update { shape in
      run(in: Space(origin: shape) { position in { value in (position, value) } })
    }
  }
}

extension Update: Co {
  /// Calls the function found where the update goes with the update's answer.
  @inlinable
  public func run<Result>(in space: Space<C, (Value) -> Result>) -> Result {
    pair(self, space) { value, function in function(value) }
  }
}
