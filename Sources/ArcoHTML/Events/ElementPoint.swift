/// A place on an element, from the corner at its top left, in pixels of CSS.
///
/// Measured to hundredths. It lies outside of the element where a pointer is dragged beyond it.
public struct ElementPoint: Equatable, Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How large an element is, in pixels of CSS.
public struct ElementSize: Equatable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension ByteReader {
  mutating func point() throws(WireError) -> ElementPoint {
    let x = try length()
    return ElementPoint(x: x, y: try length())
  }

  mutating func extent() throws(WireError) -> ElementSize {
    let at = position
    let width = try length()
    let height = try length()
    guard width >= 0, height >= 0 else { throw .integerOutOfRange(at: at) }
    return ElementSize(width: width, height: height)
  }

  mutating func modifiers() throws(WireError) -> Key.Modifiers {
    Key.Modifiers(rawValue: try bits(upTo: 15))
  }
}

extension ByteWriter {
  mutating func point(_ point: ElementPoint) {
    length(point.x)
    length(point.y)
  }

  mutating func extent(_ extent: ElementSize) {
    length(extent.width)
    length(extent.height)
  }
}

#if !hasFeature(Embedded)
  extension ElementPoint: Codable {}
  extension ElementSize: Codable {}
#endif
