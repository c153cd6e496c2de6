extension HTML {
  /// A place on an element, from the corner at its top left, in pixels of CSS.
  ///
  /// Measured to hundredths. It lies outside of the element where a pointer is dragged beyond it.
  public struct Point: Equatable, Sendable {
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
}

extension HTML {
  /// How large an element is, in pixels of CSS.
  public struct Size: Equatable, Sendable {
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
