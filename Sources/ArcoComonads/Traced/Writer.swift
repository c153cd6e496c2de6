/// A program that tells, and answers: what moves a ``Traced`` space.
///
/// - Value: the monoid of what is told.
/// - Answer: what the program answers.
///
/// Laws, checked by `WriterLaws`: telling twice is telling one followed by the other.
/// - In the literature: the writer monad, `Co` of the traced comonad.
public typealias Writer<Value: Monoid, Answer> = Update<Traces<Value>, Answer>

extension Update {
  /// Returns the update that tells a value.
  @inlinable
  public static func tell<Told>(_ value: Told) -> Update where C == Traces<Told>, Value == Void {
    moving { _ in value }
  }

  /// Returns the update that answers what it told, too.
  @inlinable
  public func listen<Told>() -> Update<C, Both<Value, Told>> where C == Traces<Told> {
    Update<C, Both<Value, Told>> { shape in
      let (told, value) = run(shape)
      return (told, Both(value, told))
    }
  }

  /// Returns the update that tells what `change` makes of what this one tells.
  @inlinable
  public func censor<Told>(_ change: @escaping (Told) -> Told) -> Update where C == Traces<Told> {
    Update { shape in
      let (told, value) = run(shape)
      return (change(told), value)
    }
  }
}
