public import ArcoOptics

/// A step from one state to another, with an answer: the update of a ``Store``.
///
/// - Value: the state.
/// - Answer: the answer of the step.
///
/// Laws, checked by `StateLaws`: `get` after `put` answers the state that was put; of two `put`s
/// only the second counts; `put` of the state from `get` changes nothing.
/// - In the literature: the state monad, `Co` of the store comonad.
public typealias State<Value, Answer> = Update<Stores<Value>, Answer>

extension Update {
  /// Returns the update whose answer is the state.
  @inlinable
  public static func get() -> Update where C == Stores<Value> {
    Update { ($0, $0) }
  }

  /// Returns the update whose answer is the result of `read` for the state.
  @inlinable
  public static func gets<Whole>(_ read: @escaping (Whole) -> Value) -> Update
  where C == Stores<Whole> {
    Update { ($0, read($0)) }
  }

  /// Returns the update that replaces the state.
  @inlinable
  public static func put<Whole>(_ state: Whole) -> Update where C == Stores<Whole>, Value == Void {
    Update { _ in (state, ()) }
  }

  /// Returns the update that replaces the state: the same as ``put(_:)``, with the name that
  /// dispatchers use.
  @inlinable
  public static func set<Whole>(_ state: Whole) -> Update where C == Stores<Whole>, Value == Void {
    put(state)
  }

  /// Returns the update that changes the state.
  ///
  /// - Complexity: that of `change`, and of a copy of storage that it changes, such as an array's:
  ///   the former store still uses this storage.
  @inlinable
  public static func modify<Whole>(_ change: @escaping (inout Whole) -> Void) -> Update
  where C == Stores<Whole>, Value == Void {
    Update { state in
      var state = state
      change(&state)
      return (state, ())
    }
  }

  /// Returns the update that replaces the state by one made from it.
  @inlinable
  public static func modify<Whole>(_ next: @escaping (Whole) -> Whole) -> Update
  where C == Stores<Whole>, Value == Void {
    Update { (next($0), ()) }
  }

  /// Returns the update that replaces a part of the state.
  @inlinable
  public static func set<Whole, Part>(_ lens: some LensOptic<Whole, Part>, to part: Part) -> Update
  where C == Stores<Whole>, Value == Void {
    Update { (lens.setting($0, to: part), ()) }
  }
}
