/// A space with only one element: a page that never changes.
///
/// - Element: the content that is shown.
///
/// The paired monad, `Update<Identities, Answer>`, only returns an answer.
/// - In the literature: the identity comonad.
public typealias Identity<Element> = Space<Identities, Element>

extension Space where C == Identities {
  /// Makes a ``Space`` that always shows `element`, as there is no other position to move to.
  @inlinable
  public init(_ element: Element) {
    self.init(origin: One()) { _ in element }
  }
}
