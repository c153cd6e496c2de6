/// An element and the surroundings it is in: a theme, a language, a configuration.
///
/// - Value: the surroundings.
/// - Element: what is shown.
///
///     Env("dark", "Hello").ask()   // "dark"
///
/// Laws, checked by `EnvLaws`: `local` changes what `ask` gives and never what `extract` gives.
/// - In the literature: the environment, coreader or product comonad.
public typealias Env<Value, Element> = Space<Envs<Value>, Element>

extension Space {
  /// Puts an element into surroundings.
  @inlinable
  public init<Value>(_ surroundings: Value, _ element: Element) where C == Envs<Value> {
    self.init(origin: surroundings) { _ in element }
  }

  /// Returns the surroundings.
  @inlinable
  public func ask<Value>() -> Value where C == Envs<Value> { origin }

  /// Returns what `read` finds in the surroundings.
  @inlinable
  public func asks<Value, Part>(_ read: (Value) -> Part) -> Part where C == Envs<Value> {
    read(origin)
  }

  /// Returns the same element in the surroundings that `change` makes of these.
  @inlinable
  public func local<Value, Other>(_ change: (Value) -> Other) -> Space<Envs<Other>, Element>
  where C == Envs<Value> {
    Space<Envs<Other>, Element>(origin: change(origin), position: position, lookup: lookup)
  }
}
