extension HTML {
  /// The state of a mouse, pen or finger over an element.
  ///
  ///     svg(.onPointerMove { pointer in send(.hover(pointer.position)) })
  ///
  /// To convert the position to other units, such as those of an `svg`, divide by the element's
  /// size: `pointer.position.x / pointer.size.width`.
  public struct Pointer: Equatable, Sendable {
    /// The position on the element with the handler.
    public var position: HTML.Point
    /// The size of the element with the handler.
    public var size: HTML.Size
    /// The buttons that are down. For a finger or pen, `primary` means that it touches the surface.
    public var buttons: Buttons
    /// The modifier keys that are down.
    public var modifiers: Key.Modifiers
    /// A number that differs for pointers that touch at the same time. It stays the same until the
    /// pointer is lifted.
    public var id: Int
    /// The type of device.
    public var kind: Kind
    /// True for the mouse, and for the first finger or pen that touches.
    public var isPrimary: Bool

    /// Makes a pointer, for tests. The default is a mouse without pressed buttons.
    public init(
      _ position: HTML.Point, size: HTML.Size = HTML.Size(width: 0, height: 0),
      buttons: Buttons = [],
      modifiers: Key.Modifiers = [], id: Int = 1, kind: Kind = .mouse, isPrimary: Bool = true
    ) {
      self.position = position
      self.size = size
      self.buttons = buttons
      self.modifiers = modifiers
      self.id = id
      self.kind = kind
      self.isPrimary = isPrimary
    }

    /// A type of pointing device.
    public enum Kind: UInt8, Sendable {
      /// A mouse, or a device that the system treats as a mouse.
      case mouse = 0
      /// A pen.
      case pen = 1
      /// A finger.
      case touch = 2
      /// Another device, or none: a key may ask for a context menu.
      case other = 3
    }

    /// Buttons that are down at the same time.
    public struct Buttons: OptionSet, Sendable {
      /// One bit for each button, the same as in the browser's `MouseEvent.buttons`.
      public let rawValue: UInt8

      /// Makes the set of buttons from its bits.
      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// The left mouse button, a finger, or the tip of a pen.
      public static let primary = Buttons(rawValue: 1)
      /// The right mouse button, or the button of a pen.
      public static let secondary = Buttons(rawValue: 2)
      /// The middle mouse button, or the pressed wheel.
      public static let middle = Buttons(rawValue: 4)
      /// The button to go back.
      public static let back = Buttons(rawValue: 8)
      /// The button to go forward.
      public static let forward = Buttons(rawValue: 16)
      /// The eraser of a pen.
      public static let eraser = Buttons(rawValue: 32)
    }
  }
}

extension HTML.Pointer: WirePayload {
  package init(from reader: inout ByteReader) throws(WireError) {
    position = try reader.point()
    size = try reader.extent()
    buttons = Buttons(rawValue: try reader.bits(upTo: 63))
    modifiers = try reader.modifiers()
    id = try reader.integer()
    kind = Kind(rawValue: try reader.bits(upTo: 3)) ?? .other
    isPrimary = try reader.bits(upTo: 1) == 1
  }

  package func write(to writer: inout ByteWriter) {
    writer.point(position)
    writer.extent(size)
    writer.byte(buttons.rawValue)
    writer.byte(modifiers.rawValue)
    writer.integer(id)
    writer.byte(kind.rawValue)
    writer.byte(isPrimary ? 1 : 0)
  }
}

#if !hasFeature(Embedded)
  extension HTML.Pointer.Buttons: Codable {}
  extension HTML.Pointer.Kind: Codable {}
  extension HTML.Pointer: Codable {}
#endif
