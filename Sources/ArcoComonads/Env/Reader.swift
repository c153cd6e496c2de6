/// An answer that depends on surroundings: what is paired with ``Env``.
///
/// - Value: the surroundings.
/// - Answer: what is read in them.
///
/// - In the literature: the reader monad, `Co` of the environment comonad.
public typealias Reader<Value, Answer> = Update<Envs<Value>, Answer>

extension Update {
  /// Returns the update that answers the surroundings.
  @inlinable
  public static func ask() -> Update where C == Envs<Value> { reading { $0 } }

  /// Returns the update that answers what `read` finds in the surroundings.
  @inlinable
  public static func asks<Whole>(_ read: @escaping (Whole) -> Value) -> Update
  where C == Envs<Whole> {
    reading(read)
  }

  /// Returns the update that runs in the surroundings that `change` makes of others.
  @inlinable
  public func local<Whole, Other>(
    _ change: @escaping (Other) -> Whole
  ) -> Update<Envs<Other>, Value> where C == Envs<Whole> {
    Update<Envs<Other>, Value> { (One(), run(change($0)).value) }
  }
}
