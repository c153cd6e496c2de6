/// A view of everything that could be told, and what has been told so far: scores, logs, histories.
///
/// - Value: the monoid of what is told.
/// - Element: what is shown of it.
///
///     let score = Traced { (points: Sum<Int>) in "\(points.value) points" }
///     score.select(.tell(Sum(3))).select(.tell(Sum(4))).extract()   // "7 points"
///
/// Its `position` is the sum of what was told.
///
/// Laws, checked by `TracedLaws`: tracing nothing is extracting; tracing one after the other, the
/// inner of a duplicate first, is tracing both.
/// - Complexity: the memory is that of one value of the monoid: bounded for `Sum` or `Last`,
///   linear in the number of moves for a list or a text.
/// - In the literature: the traced, cowriter or exponential comonad.
public typealias Traced<Value: Monoid, Element> = Space<Traces<Value>, Element>

extension Space {
  /// Makes a space of all that can be told.
  @inlinable
  public init<Value>(_ show: @escaping (Value) -> Element) where C == Traces<Value> {
    self.init(origin: One(), lookup: show)
  }

  /// Returns the element after `value` has been told, too.
  @inlinable
  public func trace<Value>(_ value: Value) -> Element where C == Traces<Value> { peek(value) }

  /// Returns the element after telling what `read` finds in the present one.
  @inlinable
  public func traces<Value>(_ read: (Element) -> Value) -> Element where C == Traces<Value> {
    peek(read(extract()))
  }

  /// Returns the space that shows beside each element what is told from now on to get there.
  @inlinable
  public func listen<Value>() -> Space<C, Both<Element, Value>> where C == Traces<Value> {
    Space<C, Both<Element, Value>>(origin: origin) { Both(peek($0), $0) }
  }

  /// Returns the space in which `change` is applied to the sum of what is told from now on.
  @inlinable
  public func censor<Value>(_ change: @escaping (Value) -> Value) -> Space
  where C == Traces<Value> {
    Space(origin: origin) { peek(change($0)) }
  }
}
