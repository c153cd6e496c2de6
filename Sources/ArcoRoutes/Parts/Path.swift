extension RouteParts {
  /// Constant segments of a path.
  ///
  /// Made by ``Route/path(_:)`` and `path(_:)`.
  public struct Path: RouteParts.PathRoute, RouteParts.QueryRoute {
    /// No value: the segments are constant.
    public typealias Part = Void

    @usableFromInline
    let literal: StaticString

    @inlinable
    init(_ literal: StaticString) {
      precondition(
        Self.isProper(literal),
        "a path consists of segments with a slash between them: no slash at either end, no “.”, "
          + "“..”, “?”, “#”, “%”, “\\”, blank or control character")
      self.literal = literal
    }

    /// Reads the segments.
    @inlinable
    public func read(from reader: inout Address.Reader) -> Void? {
      guard literal.utf8CodeUnitCount > 0 else { return () }
      if reader.skip(literal) { return () }
      reader.refuse(literal)
      return nil
    }

    /// Writes the segments; true, since every value has an address.
    @inlinable
    public func write(_ part: Void, to writer: inout Address.Writer) -> Bool {
      writer.append(path: literal)
      return true
    }

    /// Returns true if a literal consists of segments that are neither changed nor removed by
    /// browsers.
    @usableFromInline
    static func isProper(_ literal: StaticString) -> Bool {
      let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
      guard !bytes.isEmpty else { return true }
      var length = 0
      var dots = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "/"):
          guard length > 0, length > dots || dots > 2 else { return false }
          (length, dots) = (0, 0)
          continue
        case 0...0x20, 0x7F, UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"),
          UInt8(ascii: "\\"):
          return false
        case UInt8(ascii: "."): dots += 1
        default: break
        }
        length += 1
      }
      return length > 0 && (length > dots || dots > 2)
    }
  }
}

extension Route where Part == Void {
  /// Makes a route that begins with constant segments.
  ///
  ///     let payment = Route.path("checkout/payment")        // "/checkout/payment"
  ///     let home = Route.path()                             // "/"
  ///
  /// - Parameter literal: segments with a slash between them, not encoded; none by default.
  /// - Precondition: no slash at either end, no `.` or `..`, no `?`, `#`, `%`, `\`, blank or
  ///   control character.
  @inlinable
  public static func path(_ literal: StaticString = "") -> RouteParts.Path {
    RouteParts.Path(literal)
  }
}
