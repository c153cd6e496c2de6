/// An element with its environment, such as a theme, a language or a configuration.
///
/// - Value: the environment.
/// - Element: the content that is shown.
///
///     Env("dark", "Hello").ask()   // "dark"
///
/// Laws, checked by `EnvLaws`: `local` changes the result of `ask`, but never that of `extract`.
/// - In the literature: the environment, coreader or product comonad.
public typealias Env<Value, Element> = Space<Envs<Value>, Element>

extension Space {
  /// Makes a space from an environment and an element.
  @inlinable
  public init<Value>(_ surroundings: Value, _ element: Element) where C == Envs<Value> {
    self.init(origin: surroundings) { _ in element }
  }

  /// Returns the environment.
  @inlinable
  public func ask<Value>() -> Value where C == Envs<Value> { origin }

  /// Returns the result of `read` for the environment.
  @inlinable
  public func asks<Value, Part>(_ read: (Value) -> Part) -> Part where C == Envs<Value> {
    read(origin)
  }

  /// Returns the same element with the changed environment.
  @inlinable
  public func local<Value, Other>(_ change: (Value) -> Other) -> Space<Envs<Other>, Element>
  where C == Envs<Value> {
    Space<Envs<Other>, Element>(origin: change(origin), position: position, lookup: lookup)
  }
}
