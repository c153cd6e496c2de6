/// An optic between addresses and values.
///
/// - Part: the value of an address.
///
/// Reading returns the value of an address, or describes why the address does not fit. Printing
/// returns the address of a value, always in the same form. Routes are made from parts, beginning
/// with ``Route/path(_:)``:
///
///     let item = Route.path("items").segment(.id(ItemID.self)).into(Page.prisms.item)
///     try item.read("/items/7")               // Page.item(ItemID(rawValue: 7))
///     item.address(of: .item(ItemID(rawValue: 7)))?.text       // "/items/7"
///
/// Many texts are read as the same value: letters may be encoded, slashes doubled or added at the
/// end, and items in any order; unknown items are ignored. The printed address is the *normal form*
/// of all these texts. See <doc:Addresses-as-values>.
///
/// Laws, checked by `RouteLaws`: reading a printed address returns the value; a value that was read
/// is printed in normal form, and read again as the same value; a printed address never leads to
/// another site.
/// - Complexity: O(n) for reading and printing, where n is the length of the address, times the
///   number of alternatives. Only the result is allocated.
/// - In the literature: partial isomorphism, invertible syntax description.
public protocol RouteOptic<Part>: Sendable {
  /// The value of an address.
  associatedtype Part

  /// Reads the route's part of an address; nil if it does not fit.
  func read(from reader: inout Address.Reader) -> Part?

  /// Writes the route's part of an address; false if the value has no address.
  func write(_ part: Part, to writer: inout Address.Writer) -> Bool

  /// The names of the query items that the route reads. No name may occur twice in a route.
  var itemNames: [StaticString] { get }
}

extension RouteOptic {
  /// No names.
  @inlinable
  public var itemNames: [StaticString] { [] }
}

extension RouteOptic {
  /// Returns the value of an address; nil if it is not an address of this route.
  @inlinable
  public func value(of address: String) -> Part? {
    var address = address
    return address.withUTF8 { bytes in
      guard var reader = Address.Reader(bytes) else { return nil }
      return readAll(&reader)
    }
  }

  /// Returns the value of an address.
  ///
  /// - Parameter address: any text, such as the path with query and fragment of a request or of the
  ///   browser's `location`.
  /// - Throws: ``RouteError`` with the place that does not fit, the expected text, and the text
  ///   that was found.
  @inlinable
  public func read(_ address: String) throws(RouteError) -> Part {
    if let value = value(of: address) { return value }
    throw misfit(in: address)
  }

  /// Reads an address again that did not fit, and returns the reason.
  @usableFromInline
  func misfit(in address: String) -> RouteError {
    var address = address
    return address.withUTF8 { bytes in
      guard var reader = Address.Reader(bytes) else {
        return .leadsAway(at: AddressLayout.offence(in: bytes) ?? 0)
      }
      reader.misfit = DeepestMisfit()
      _ = readAll(&reader)
      return reader.misfit?.error ?? .leadsAway(at: 0)
    }
  }

  /// Reads an address to the end of its path.
  @inlinable
  func readAll(_ reader: inout Address.Reader) -> Part? {
    guard let part = read(from: &reader) else { return nil }
    guard reader.isAtEnd else {
      reader.refuseSegment(at: reader.position, .end)
      return nil
    }
    return part
  }

  /// Returns the address of a value in its normal form.
  ///
  /// Returns nil if the value has no address, because no alternative of ``Route/oneOf(_:)`` fits
  /// its case. `RouteLaws` finds such values in a test.
  @inlinable
  public func address(of part: Part) -> Address? {
    var room = 256
    // The second round has enough room.
    for _ in 0..<2 {
      var needed = -1
      let address = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { memory in
        var writer = Address.Writer(memory)
        guard write(part, to: &writer) else { return nil as Address? }
        needed = writer.finish()
        return writer.address
      }
      if address != nil || needed <= room { return address }
      room = needed
    }
    return nil
  }

  /// Returns the normal form of an address of this route.
  ///
  /// If the address has the normal form already, the result equals the address. Redirect all other
  /// requests to the normal form, so that each page has one address.
  /// - Returns: nil only if the route reads the address, but cannot print its value. `RouteLaws`
  ///   finds such values in a test.
  /// - Throws: ``RouteError`` if this route does not read the address.
  @inlinable
  public func normal(_ address: String) throws(RouteError) -> Address? {
    self.address(of: try read(address))
  }
}
