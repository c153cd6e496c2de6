/// A route whose type does not show its structure: an optic between addresses and values.
///
/// - Part: the value of an address.
///
///     let shop = Route.oneOf {
///       Route.path().into(Page.prisms.list)
///       Route.path("items").segment(.id(ItemID.self)).into(Page.prisms.item)
///       Route.path("cart").into(Page.prisms.cart)
///     }
///
/// The parts of a route have types of their own, so that the compiler can optimise them together.
/// `Route` hides these types: it has the same type whatever it contains.
///
/// Laws: those of ``RouteOptic``; checked by `RouteLaws`.
/// - Complexity: that of its parts, plus one indirect call.
public struct Route<Part>: RouteOptic {

  @usableFromInline
  let readPart: @Sendable (inout Address.Reader) -> Part?
  @usableFromInline
  let writePart: @Sendable (Part, inout Address.Writer) -> Bool

  /// Makes a route that contains another route.
  @inlinable
  public init(_ route: some RouteOptic<Part>) {
    readPart = { route.read(from: &$0) }
    writePart = { route.write($0, to: &$1) }
  }

  /// Reads the route's part of an address; nil if it does not fit.
  @inlinable
  public func read(from reader: inout Address.Reader) -> Part? { readPart(&reader) }

  /// Writes the route's part of an address; false if the value has no address.
  @inlinable
  public func write(_ part: Part, to writer: inout Address.Writer) -> Bool {
    writePart(part, &writer)
  }
}
