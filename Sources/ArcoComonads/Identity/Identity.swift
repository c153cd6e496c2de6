/// One element and nothing else: a page that never changes.
///
/// - Element: what is shown.
///
/// The paired monad, `Update<Identities, Answer>`, only answers.
/// - In the literature: the identity comonad.
public typealias Identity<Element> = Space<Identities, Element>

extension Space where C == Identities {
  /// Makes the space of one element.
  @inlinable
  public init(_ element: Element) {
    self.init(origin: One()) { _ in element }
  }
}
