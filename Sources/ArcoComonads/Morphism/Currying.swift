/// The adjunction between pairing with an index and functions from it, and the comonad it makes.
///
/// - Index: the state.
///
/// "Pair with an index" is left adjoint to "function from an index": a function from pairs is a
/// function to functions. Any adjunction gives a comonad by going right and then left, which
/// here is an index and a function from it: a ``Store``. Going left and then right gives its monad,
/// a function from an index to an index and a value: ``State``. Between sets and functions there
/// is no other adjunction: a left adjoint keeps sums, and a set is a sum of points.
///
/// Laws, checked by `CurryingTests`: the triangle identities; `counit` is the store's `extract`,
/// `unit` under the pair is its `duplicate`; the adjuncts are inverse. (`ArcoLaws` has no suite
/// for it: another adjunction has other type constructors, and Swift cannot take these as
/// parameters.)
/// - Source: Huber, *Homotopy theory in general categories*, 1961; Mac Lane, *Categories for the working
///   mathematician*, V.5.
public enum Currying<Index>: Sendable {
  /// Goes round from the right: an index's value with the index, for every index.
  @inlinable
  public static func unit<Value>(_ value: Value) -> (Index) -> Both<Index, Value> {
    { Both($0, value) }
  }

  /// Goes round from the left: applies the function to the index beside it.
  @inlinable
  public static func counit<Value>(_ pair: Both<Index, (Index) -> Value>) -> Value {
    pair.second(pair.first)
  }

  /// Returns the function to functions.
  @inlinable
  public static func curried<Value, Result>(
    _ function: @escaping (Both<Index, Value>) -> Result
  ) -> (Value) -> (Index) -> Result {
    { value in { function(Both($0, value)) } }
  }

  /// Returns the function from pairs.
  @inlinable
  public static func uncurried<Value, Result>(
    _ function: @escaping (Value) -> (Index) -> Result
  ) -> (Both<Index, Value>) -> Result {
    { function($0.second)($0.first) }
  }

  /// Returns the duplicate that the adjunction makes: the unit, under the pair.
  @inlinable
  public static func duplicate<Value>(
    _ pair: Both<Index, (Index) -> Value>
  ) -> Both<Index, (Index) -> Both<Index, (Index) -> Value>> {
    Both(pair.first, unit(pair.second))
  }
}

extension Space {
  /// Makes a store of the adjunction's pair: an index and a function from it.
  @inlinable
  public init<Index>(adjoint pair: Both<Index, (Index) -> Element>) where C == Stores<Index> {
    self.init(pair.first, pair.second)
  }

  /// Returns the adjunction's pair that this store is.
  @inlinable
  public func adjoint<Index>() -> Both<Index, (Index) -> Element> where C == Stores<Index> {
    Both(position, lookup)
  }
}

extension Update {
  /// Returns the function that this state program is by the adjunction: from an index to an
  /// index and the answer.
  @inlinable
  public func adjoint<Index>() -> (Index) -> Both<Index, Value> where C == Stores<Index> {
    { index in
      let (position, value) = run(index)
      return Both(position, value)
    }
  }
}
