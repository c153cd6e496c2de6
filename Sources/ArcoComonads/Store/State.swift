public import ArcoOptics

/// A step from one state to another, with an answer: what moves a ``Store``.
///
/// - Value: the state.
/// - Answer: what the step answers.
///
/// Laws, checked by `StateLaws`: `put` and then `get` is `put` and then that state; of two `put`s the
/// second counts; `put` of what `get` gives is nothing.
/// - In the literature: the state monad, `Co` of the store comonad.
public typealias State<Value, Answer> = Update<Stores<Value>, Answer>

extension Update {
  /// Returns the update that answers the state.
  @inlinable
  public static func get() -> Update where C == Stores<Value> {
    Update { ($0, $0) }
  }

  /// Returns the update that answers what `read` finds in the state.
  @inlinable
  public static func gets<Whole>(_ read: @escaping (Whole) -> Value) -> Update
  where C == Stores<Whole> {
    Update { ($0, read($0)) }
  }

  /// Returns the update to another state.
  @inlinable
  public static func put<Whole>(_ state: Whole) -> Update where C == Stores<Whole>, Value == Void {
    Update { _ in (state, ()) }
  }

  /// Returns the update to another state: ``put(_:)`` in the words of a dispatcher's moves.
  @inlinable
  public static func set<Whole>(_ state: Whole) -> Update where C == Stores<Whole>, Value == Void {
    put(state)
  }

  /// Returns the update that changes the state.
  ///
  /// - Complexity: that of `change`, and of a copy of what it changes where the state keeps that in
  ///   shared storage, as an array does: the store that was moved from still has it.
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
