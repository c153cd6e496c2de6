/// A two-way optic between addresses and values.
///
/// - Part: the value that an address stands for.
///
/// Reading finds the value of an address, or says what does not fit. Printing makes the address of a
/// value, always in the same form. Routes are made of parts, from ``Route/path(_:)`` on:
///
///     let item = Route.path("items").segment(.id(ItemID.self)).into(Page.prisms.item)
///     try item.read("/items/7")               // Page.item(ItemID(rawValue: 7))
///     item.address(of: .item(ItemID(rawValue: 7)))?.text       // "/items/7"
///
/// Many texts are read as the same value: letters may be encoded, slashes doubled or added at the
/// end, items in any order; items that the route does not know do not count. What is printed is the
/// *normal form* of all of them. See <doc:Addresses-as-values>.
///
/// Laws, checked by `RouteLaws`: read what was printed; what was read is printed in normal form, and
/// read again as the same; what is printed never leads to another site.
/// - Complexity: of both O(n) in the length of the address, times the alternatives; nothing but the
///   result is allocated.
/// - In the literature: partial isomorphism, invertible syntax description.
public protocol RouteOptic<Part>: Sendable {
  /// The value that an address stands for.
  associatedtype Part

  /// Reads its part of an address; nil where that does not fit.
  func read(from reader: inout Address.Reader) -> Part?

  /// Writes its part of an address; false where the value has none.
  func write(_ part: Part, to writer: inout Address.Writer) -> Bool

  /// The names of the items of the query that it reads. No name may come twice in one route.
  var itemNames: [StaticString] { get }
}

extension RouteOptic {
  /// None.
  @inlinable
  public var itemNames: [StaticString] { [] }
}

extension RouteOptic {
  /// Returns the value that an address stands for, or nil where it is not one of this route.
  @inlinable
  public func value(of address: String) -> Part? {
    var address = address
    return address.withUTF8 { bytes in
      guard var reader = Address.Reader(bytes) else { return nil }
      return readAll(&reader)
    }
  }

  /// Returns the value that an address stands for.
  ///
  /// - Parameter address: a path with its query and fragment, as in a request or in the browser's
  ///   `location`; any text at all may be given.
  /// - Throws: ``RouteError`` says where it does not fit, what could stand there, and what does.
  @inlinable
  public func read(_ address: String) throws(RouteError) -> Part {
    if let value = value(of: address) { return value }
    throw misfit(in: address)
  }

  /// Reads an address that does not fit again, and notes what does not.
  @usableFromInline
  func misfit(in address: String) -> RouteError {
    var address = address
    return address.withUTF8 { bytes in
      guard var reader = Address.Reader(bytes) else {
        return .leadsAway(at: AddressLayout.offence(in: bytes) ?? 0)
      }
      reader.misfit = Misfit()
      _ = readAll(&reader)
      return reader.misfit?.error ?? .leadsAway(at: 0)
    }
  }

  /// Reads the address to the end of its path.
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
  /// Nil where the value has none: no alternative of ``Route/oneOf(_:)`` is for its case. `RouteLaws`
  /// finds such a value in a test.
  @inlinable
  public func address(of part: Part) -> Address? {
    var room = 256
    // A second round has all the room it takes.
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

  /// Returns the normal form of an address that this route reads.
  ///
  /// Where a request came by another form, redirect to this one, and each page has one address.
  /// - Throws: ``RouteError`` where the address is not one of this route.
  @inlinable
  public func normal(_ address: String) throws(RouteError) -> Address? {
    self.address(of: try read(address))
  }
}
