/// An answer that depends on an environment: the monad paired with ``Env``.
///
/// - Value: the environment.
/// - Answer: the value that is read from it.
///
/// - In the literature: the reader monad, `Co` of the environment comonad.
public typealias Reader<Value, Answer> = Update<Envs<Value>, Answer>

extension Update {
  /// Returns the update whose answer is the environment.
  @inlinable
  public static func ask() -> Update where C == Envs<Value> { reading { $0 } }

  /// Returns the update whose answer is the result of `read` for the environment.
  @inlinable
  public static func asks<Whole>(_ read: @escaping (Whole) -> Value) -> Update
  where C == Envs<Whole> {
    reading(read)
  }

  /// Returns an update for another environment, which `change` converts to this update's
  /// environment.
  @inlinable
  public func local<Whole, Other>(
    _ change: @escaping (Other) -> Whole
  ) -> Update<Envs<Other>, Value> where C == Envs<Whole> {
    Update<Envs<Other>, Value> { (One(), run(change($0)).value) }
  }
}
