/// The adjunction between pairs with an index and functions from an index, which shows where the
/// comonad ``Store`` and the monad ``State`` come from.
///
/// - Index: the state.
///
/// "Pair with an index" is left adjoint to "function from an index": a function from pairs
/// corresponds to a function that returns functions. An adjunction gives a comonad, by applying the
/// right functor and then the left one. Here this is an index with a function from it: a ``Store``.
/// The opposite order gives a monad, a function from an index to an index and a value: ``State``.
/// Sets and functions have no other adjunction: a left adjoint preserves sums, and a set is a sum
/// of points.
///
/// Laws, checked by `CurryingTests`: the triangle identities; `counit` is the store's `extract`,
/// `unit` under the pair is its `duplicate`; the adjuncts are inverse. (`ArcoLaws` has no suite for
/// other adjunctions, because Swift has no type parameters for type constructors.)
/// - Source: Huber, *Homotopy theory in general categories*, 1961; Mac Lane, *Categories for the working
///   mathematician*, V.5.
public enum Currying<Index>: Sendable {
  /// The unit of the adjunction: a function that pairs each index with the value.
  @inlinable
  public static func unit<Value>(_ value: Value) -> (Index) -> Both<Index, Value> {
    { Both($0, value) }
  }

  /// The counit of the adjunction: applies the function in the pair to the index in the pair.
  @inlinable
  public static func counit<Value>(_ pair: Both<Index, (Index) -> Value>) -> Value {
    pair.second(pair.first)
  }

  /// Returns the function that takes the index after the value.
  @inlinable
  public static func curried<Value, Result>(
    _ function: @escaping (Both<Index, Value>) -> Result
  ) -> (Value) -> (Index) -> Result {
    { value in { function(Both($0, value)) } }
  }

  /// Returns the function that takes the index and the value as a pair.
  @inlinable
  public static func uncurried<Value, Result>(
    _ function: @escaping (Value) -> (Index) -> Result
  ) -> (Both<Index, Value>) -> Result {
    { function($0.second)($0.first) }
  }

  /// Returns the duplicate of the comonad: the unit applied inside the pair.
  @inlinable
  public static func duplicate<Value>(
    _ pair: Both<Index, (Index) -> Value>
  ) -> Both<Index, (Index) -> Both<Index, (Index) -> Value>> {
    Both(pair.first, unit(pair.second))
  }
}

extension Space {
  /// Makes a store from an index and a function from it.
  @inlinable
  public init<Index>(adjoint pair: Both<Index, (Index) -> Element>) where C == Stores<Index> {
    self.init(pair.first, pair.second)
  }

  /// Returns the store's state and its view function.
  @inlinable
  public func adjoint<Index>() -> Both<Index, (Index) -> Element> where C == Stores<Index> {
    Both(position, lookup)
  }
}

extension Update {
  /// Returns this program as a function from a state to the next state and the answer.
  @inlinable
  public func adjoint<Index>() -> (Index) -> Both<Index, Value> where C == Stores<Index> {
    { index in
      let (position, value) = run(index)
      return Both(position, value)
    }
  }
}
