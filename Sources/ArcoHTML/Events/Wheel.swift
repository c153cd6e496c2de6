extension HTML {
  /// A turn of a wheel, or the same gesture on a touchpad, over an element.
  ///
  ///     div(.onWheel { wheel in send(.zoom(by: wheel.down)) })
  public struct Wheel: Equatable, Sendable {
    /// The position of the pointer on the element with the handler.
    public var position: HTML.Point
    /// The distance to scroll to the right in CSS pixels; negative to the left.
    public var right: Double
    /// The distance to scroll down in CSS pixels; negative up.
    public var down: Double
    /// The modifier keys that are down. Browsers report a pinch on a touchpad as a turn with
    /// `control`.
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
