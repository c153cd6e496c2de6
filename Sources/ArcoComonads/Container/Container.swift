/// A kind of space: its shapes, the positions in a shape, and how two positions in sequence
/// combine.
///
/// A container defines an architecture. ``Space`` gives every position content to show, and
/// ``Update`` moves to a position. A new architecture needs only the three functions below.
///
///     enum Pages: Container {
///       static func root(_ page: Int) -> Int { page }
///       static func reshape(_ page: Int, at other: Int) -> Int { other }
///       static func compose(_ page: Int, _ first: Int, _ then: Int) -> Int { then }
///     }
///
/// The types do not express which positions are valid for a shape; a zipper, for instance, has one
/// for each element. An invalid position is a programmer's mistake.
///
/// Laws, checked by `ContainerLaws`: the root does not move, before another move or after it.
/// Moving to a composed position equals moving to its two positions in turn. How three moves are
/// grouped makes no difference. With `s/p` for `reshape(s, at: p)` and `p + q` for `compose`:
/// `s/root = s`, `s/(p + q) = (s/p)/q`, `p + root = p`, `root + p = p`,
/// `(p + q) + r = p + (q + r)`.
/// - Source: Ahman, Chapman, Uustalu, *When is a container a comonad?*, LMCS 10(3), 2014.
///   In the literature: directed container; a small category.
public protocol Container: SendableMetatype {
  /// The type of a shape: where a space is, and which positions it has.
  associatedtype Shape

  /// The type of a position: a move from a shape. Plain data, so that a million moves build no
  /// chain of closures.
  associatedtype Position

  /// Returns the position that does not move.
  static func root(_ shape: Shape) -> Position

  /// Returns the shape of the space after a move from `shape` to `position`.
  static func reshape(_ shape: Shape, at position: Position) -> Shape

  /// Returns the position that equals two moves: from `shape` to `first`, and from there to `then`.
  static func compose(_ shape: Shape, _ first: Position, _ then: Position) -> Position
}
