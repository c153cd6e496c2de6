extension HTML {
  /// The scroll position of an element.
  ///
  ///     div(.onScroll { scrolling in if scrolling.isAtEnd { send(.more) } })
  public struct Scrolling: Equatable, Sendable {
    /// The distance from the top left corner of the content to that of its visible part.
    public var position: HTML.Point
    /// The size of the visible part.
    public var shown: HTML.Size
    /// The size of the whole content.
    public var content: HTML.Size

    /// Makes a scroll position, for tests.
    public init(_ position: HTML.Point, shown: HTML.Size, content: HTML.Size) {
      self.position = position
      self.shown = shown
      self.content = content
    }

    /// Whether the lower end of the content is visible, within one pixel (browsers round).
    public var isAtEnd: Bool { position.y + shown.height + 1 >= content.height }
  }
}

extension HTML.Scrolling: WirePayload {
  package init(from reader: inout ByteReader) throws(WireError) {
    position = try reader.point()
    shown = try reader.extent()
    content = try reader.extent()
  }

  package func write(to writer: inout ByteWriter) {
    writer.point(position)
    writer.extent(shown)
    writer.extent(content)
  }
}

#if !hasFeature(Embedded)
  extension HTML.Scrolling: Codable {}
#endif
