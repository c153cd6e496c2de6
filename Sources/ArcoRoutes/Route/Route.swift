/// A stored two-way optic between addresses and values, and where routes begin.
///
/// - Part: the value that an address stands for.
///
///     let shop = Route.oneOf {
///       Route.path().into(Page.prisms.list)
///       Route.path("items").segment(.id(ItemID.self)).into(Page.prisms.item)
///       Route.path("cart").into(Page.prisms.cart)
///     }
///
/// The parts of a route have types of their own, so that what they are made of costs nothing at run
/// time; this one has the same type whatever is inside.
///
/// Laws: those of ``RouteOptic``; checked by `RouteLaws`.
/// - Complexity: that of its parts, plus one indirect call.
public struct Route<Part>: RouteOptic {

  @usableFromInline
  let readPart: @Sendable (inout Address.Reader) -> Part?
  @usableFromInline
  let writePart: @Sendable (Part, inout Address.Writer) -> Bool

  /// Stores another route.
  @inlinable
  public init(_ route: some RouteOptic<Part>) {
    readPart = { route.read(from: &$0) }
    writePart = { route.write($0, to: &$1) }
  }

  /// Reads its part of an address; nil where that does not fit.
  @inlinable
  public func read(from reader: inout Address.Reader) -> Part? { readPart(&reader) }

  /// Writes its part of an address; false where the value has none.
  @inlinable
  public func write(_ part: Part, to writer: inout Address.Writer) -> Bool {
    writePart(part, &writer)
  }
}
