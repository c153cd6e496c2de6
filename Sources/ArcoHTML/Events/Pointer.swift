extension HTML {
  /// A mouse, a pen or a finger, as it is over an element.
  ///
  ///     svg(.onPointerMove { pointer in send(.hover(pointer.position)) })
  ///
  /// A drawing whose units are not pixels scales by the element's size:
  /// `pointer.position.x / pointer.size.width`.
  public struct Pointer: Equatable, Sendable {
    /// Where it is on the element that listens.
    public var position: HTML.Point
    /// How large that element is.
    public var size: HTML.Size
    /// The buttons that are down. Of a finger or a pen: whether it touches.
    public var buttons: Buttons
    /// The keys that are held down with it.
    public var modifiers: Key.Modifiers
    /// Tells pointers apart that touch at the same time; it stays as long as one touches.
    public var id: Int
    /// What it is.
    public var kind: Kind
    /// Whether it is the first of its kind that touches: the mouse is.
    public var isPrimary: Bool

    /// Makes a pointer, for tests: a mouse unless said otherwise.
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

    /// What points.
    public enum Kind: UInt8, Sendable {
      /// A mouse, or what a system treats as one.
      case mouse = 0
      /// A pen.
      case pen = 1
      /// A finger.
      case touch = 2
      /// Something else, or no pointer at all: a menu may be asked for by a key.
      case other = 3
    }

    /// Buttons that are down at the same time.
    public struct Buttons: OptionSet, Sendable {
      /// The bits on the wire, as `MouseEvent.buttons` has them.
      public let rawValue: UInt8

      /// Takes the bits of the wire.
      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// The left button, a finger, or a pen's tip.
      public static let primary = Buttons(rawValue: 1)
      /// The right button, or that of a pen.
      public static let secondary = Buttons(rawValue: 2)
      /// The button in the middle, or the wheel.
      public static let middle = Buttons(rawValue: 4)
      /// The button to go back.
      public static let back = Buttons(rawValue: 8)
      /// The button to go forward.
      public static let forward = Buttons(rawValue: 16)
      /// A pen's other end.
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
