/// A program that adds values and returns an answer: the update of a ``Traced`` space.
///
/// - Value: the monoid that accumulates.
/// - Answer: the answer of the program.
///
/// Law, checked by `WriterLaws`: `tell` twice equals `tell` of the first value followed by the
/// second.
/// - In the literature: the writer monad, `Co` of the traced comonad.
public typealias Writer<Value: Monoid, Answer> = Update<Traces<Value>, Answer>

extension Update {
  /// Returns the update that adds a value.
  @inlinable
  public static func tell<Told>(_ value: Told) -> Update where C == Traces<Told>, Value == Void {
    moving { _ in value }
  }

  /// Returns the update whose answer also contains the value that it added.
  @inlinable
  public func listen<Told>() -> Update<C, Both<Value, Told>> where C == Traces<Told> {
    Update<C, Both<Value, Told>> { shape in
      let (told, value) = run(shape)
      return (told, Both(value, told))
    }
  }

  /// Returns the update that changes the value that this update adds.
  @inlinable
  public func censor<Told>(_ change: @escaping (Told) -> Told) -> Update where C == Traces<Told> {
    Update { shape in
      let (told, value) = run(shape)
      return (change(told), value)
    }
  }
}
