/// A value that accumulates, and a function that shows any such value: scores, logs, histories.
///
/// - Value: the monoid that accumulates.
/// - Element: the content that is shown.
///
///     let score = Traced { (points: Sum<Int>) in "\(points.value) points" }
///     score.select(.tell(Sum(3))).select(.tell(Sum(4))).extract()   // "7 points"
///
/// The `position` is the accumulated value.
///
/// Laws, checked by `TracedLaws`: `trace` of the empty value equals `extract`; tracing one value in
/// a duplicate and then another equals tracing both.
/// - Complexity: the memory of one value of the monoid: bounded for `Sum` or `Latest`, linear in
///   the number of moves for a list or a text.
/// - In the literature: the traced, cowriter or exponential comonad.
public typealias Traced<Value: Monoid, Element> = Space<Traces<Value>, Element>

extension Space {
  /// Makes a space from a function that shows an accumulated value.
  @inlinable
  public init<Value>(_ show: @escaping (Value) -> Element) where C == Traces<Value> {
    self.init(origin: One(), lookup: show)
  }

  /// Returns the element that the space would show if `value` were added. The space does not
  /// change.
  @inlinable
  public func trace<Value>(_ value: Value) -> Element where C == Traces<Value> { peek(value) }

  /// Returns the element that the space would show if the result of `read` for the current element
  /// were added.
  @inlinable
  public func traces<Value>(_ read: (Element) -> Value) -> Element where C == Traces<Value> {
    peek(read(extract()))
  }

  /// Returns the space whose elements also contain the value that was added since this call.
  @inlinable
  public func listen<Value>() -> Space<C, Both<Element, Value>> where C == Traces<Value> {
    Space<C, Both<Element, Value>>(origin: origin) { Both(peek($0), $0) }
  }

  /// Returns the space that applies `change` to the value added since this call, and shows the
  /// element for the result.
  @inlinable
  public func censor<Value>(_ change: @escaping (Value) -> Value) -> Space
  where C == Traces<Value> {
    Space(origin: origin) { peek(change($0)) }
  }
}
