extension HTML {
  /// A text that the user dropped onto an element.
  ///
  ///     ul(.onDrop { dropped in send(.add(dropped.text)) })
  ///
  /// Files are not reported.
  public struct Dropped: Sendable {
    /// The text, as the source of the drag made it.
    public var text: String
    /// The position of the drop on the element with the handler.
    public var position: HTML.Point

    /// Makes a dropped text, for tests.
    public init(_ text: String, at position: HTML.Point = HTML.Point(x: 0, y: 0)) {
      self.text = text
      self.position = position
    }
  }
}

extension HTML.Dropped: Equatable {
  /// Whether both have the same text and position.
  public static func == (left: HTML.Dropped, right: HTML.Dropped) -> Bool {
    left.position == right.position && left.text.hasSameBytes(as: right.text)
  }
}

extension HTML.Dropped: WirePayload {
  package init(from reader: inout ByteReader) throws(WireError) {
    text = try reader.text()
    position = try reader.point()
  }

  package func write(to writer: inout ByteWriter) {
    writer.text(text)
    writer.point(position)
  }
}

/// A pasted text, as on the wire.
package struct Pasted: WirePayload {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(from reader: inout ByteReader) throws(WireError) { text = try reader.text() }

  package func write(to writer: inout ByteWriter) { writer.text(text) }
}

#if !hasFeature(Embedded)
  extension HTML.Dropped: Codable {}
#endif
