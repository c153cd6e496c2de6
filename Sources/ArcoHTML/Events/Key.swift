extension HTML {
  /// A pressed key of the keyboard, with its modifiers.
  ///
  ///     input(.onKeyDown(keys: .enter, .escape) { key in send(key == .enter ? .keep : .close) })
  ///
  /// The names are those of `KeyboardEvent.key`: `"a"`, `"A"`, `"Enter"`.
  public struct Key: Sendable {
    /// The name of the key: the text that it types, or a word such as `"Enter"`.
    public let name: String
    /// The modifier keys that were down.
    public let modifiers: Modifiers

    /// The largest number of bytes of a name that a browser may send. No key has a name of half the length.
    package static let mostBytes = 64

    /// Makes a key.
    public init(_ name: String, modifiers: Modifiers = []) {
      self.name = name
      self.modifiers = modifiers
    }

    /// Modifier keys, such as shift.
    public struct Modifiers: OptionSet, Sendable {
      /// One bit for each modifier key, as the browser sends them to the server.
      public let rawValue: UInt8

      /// Makes the set of modifier keys from its bits.
      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// The shift key.
      public static let shift = Modifiers(rawValue: 1)
      /// The control key.
      public static let control = Modifiers(rawValue: 2)
      /// The alt or option key.
      public static let alt = Modifiers(rawValue: 4)
      /// The command or Windows key.
      public static let meta = Modifiers(rawValue: 8)
    }
  }
}

extension HTML.Key: ExpressibleByStringLiteral {
  /// The key of this name, without modifiers.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension HTML.Key: Equatable {
  /// Whether both are the same key with the same modifiers.
  public static func == (left: HTML.Key, right: HTML.Key) -> Bool {
    left.modifiers == right.modifiers && left.name.hasSameBytes(as: right.name)
  }
}

extension HTML.Key {
  /// The return key.
  public static var enter: HTML.Key { HTML.Key("Enter") }
  /// The escape key.
  public static var escape: HTML.Key { HTML.Key("Escape") }
  /// The Tab key.
  public static var tab: HTML.Key { HTML.Key("Tab") }
  /// The space bar.
  public static var space: HTML.Key { HTML.Key(" ") }
  /// The backspace key, which deletes the character before the cursor.
  public static var backspace: HTML.Key { HTML.Key("Backspace") }
  /// The delete key, which deletes the character after the cursor.
  public static var delete: HTML.Key { HTML.Key("Delete") }
  /// The upward arrow.
  public static var arrowUp: HTML.Key { HTML.Key("ArrowUp") }
  /// The downward arrow.
  public static var arrowDown: HTML.Key { HTML.Key("ArrowDown") }
  /// The arrow to the left.
  public static var arrowLeft: HTML.Key { HTML.Key("ArrowLeft") }
  /// The arrow to the right.
  public static var arrowRight: HTML.Key { HTML.Key("ArrowRight") }
  /// The Home key.
  public static var home: HTML.Key { HTML.Key("Home") }
  /// The End key.
  public static var end: HTML.Key { HTML.Key("End") }
}

#if !hasFeature(Embedded)
  extension HTML.Key.Modifiers: Codable {}
  extension HTML.Key: Codable {}
#endif
