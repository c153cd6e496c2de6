extension HTML {
  /// How far a wheel was turned, or a surface stroked, over an element.
  ///
  ///     div(.onWheel { wheel in send(.zoom(by: wheel.down)) })
  public struct Wheel: Equatable, Sendable {
    /// Where the pointer is on the element that listens.
    public var position: HTML.Point
    /// How far the content would move to the left, in pixels; negative for the right.
    public var right: Double
    /// How far the content would move up, in pixels; negative for down.
    public var down: Double
    /// The keys that are held down with it. Two fingers that move apart count as a turn with the control
    /// key.
    public var modifiers: Key.Modifiers

    /// Makes a turn, for tests.
    public init(
      right: Double = 0, down: Double = 0, at position: HTML.Point = HTML.Point(x: 0, y: 0),
      modifiers: Key.Modifiers = []
    ) {
      self.position = position
      self.right = right
      self.down = down
      self.modifiers = modifiers
    }
  }
}

extension HTML.Wheel: WirePayload {
  package init(from reader: inout ByteReader) throws(WireError) {
    position = try reader.point()
    right = try reader.length()
    down = try reader.length()
    modifiers = try reader.modifiers()
  }

  package func write(to writer: inout ByteWriter) {
    writer.point(position)
    writer.length(right)
    writer.length(down)
    writer.byte(modifiers.rawValue)
  }
}

#if !hasFeature(Embedded)
  extension HTML.Wheel: Codable {}
#endif
