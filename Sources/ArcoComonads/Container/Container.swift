/// A kind of places: where one can be, where one can go from there, and how ways join.
///
/// The container is the architecture. ``Space`` gives every place something to show, ``Update``
/// says where to go; a new architecture is the three functions below and nothing else.
///
///     enum Pages: Container {
///       static func root(_ page: Int) -> Int { page }
///       static func reshape(_ page: Int, at other: Int) -> Int { other }
///       static func compose(_ page: Int, _ first: Int, _ then: Int) -> Int { then }
///     }
///
/// The types do not say which positions fit a shape (a zipper has as many as it has elements). A
/// position that does not fit is the programmer's mistake.
///
/// Laws, checked by `ContainerLaws`: with `s/p` for `reshape(s, at: p)` and `p + q` for `compose`,
/// `s/root = s`, `s/(p + q) = (s/p)/q`, `p + root = p`, `root + p = p`, `(p + q) + r = p + (q + r)`.
/// - Source: Ahman, Chapman, Uustalu, *When is a container a comonad?*, LMCS 10(3), 2014.
///   In the literature: directed container; a small category.
public protocol Container: SendableMetatype {
  /// Where one can be.
  associatedtype Shape

  /// Where one can go from a shape. Plain data, so that a million moves leave no chain of closures.
  associatedtype Position

  /// The position of staying where one is.
  static func root(_ shape: Shape) -> Position

  /// The shape that is found at a position of `shape`.
  static func reshape(_ shape: Shape, at position: Position) -> Shape

  /// The way from `shape` to `first`, and from there to `then`, as one position of `shape`.
  static func compose(_ shape: Shape, _ first: Position, _ then: Position) -> Position
}
