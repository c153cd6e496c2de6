extension HTML {
  /// A position on an element in CSS pixels, from its top left corner.
  ///
  /// Precise to hundredths. The position is outside of the element while a captured pointer is
  /// outside.
  public struct Point: Equatable, Sendable {
    /// The distance from the left edge of the element.
    public var x: Double
    /// The distance from the top edge of the element.
    public var y: Double

    /// Makes a position.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}

extension HTML {
  /// The size of an element in CSS pixels.
  public struct Size: Equatable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

extension ByteReader {
  mutating func point() throws(WireError) -> HTML.Point {
    let x = try length()
    return HTML.Point(x: x, y: try length())
  }

  mutating func extent() throws(WireError) -> HTML.Size {
    let at = position
    let width = try length()
    let height = try length()
    guard width >= 0, height >= 0 else { throw .integerOutOfRange(at: at) }
    return HTML.Size(width: width, height: height)
  }

  mutating func modifiers() throws(WireError) -> HTML.Key.Modifiers {
    HTML.Key.Modifiers(rawValue: try bits(upTo: 15))
  }
}

extension ByteWriter {
  mutating func point(_ point: HTML.Point) {
    length(point.x)
    length(point.y)
  }

  mutating func extent(_ extent: HTML.Size) {
    length(extent.width)
    length(extent.height)
  }
}

#if !hasFeature(Embedded)
  extension HTML.Point: Codable {}
  extension HTML.Size: Codable {}
#endif
