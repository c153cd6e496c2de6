extension HTML {
  /// How far an element is scrolled.
  ///
  ///     div(.onScroll { scrolling in if scrolling.isAtEnd { send(.more) } })
  public struct Scrolling: Equatable, Sendable {
    /// What is at the top left corner of what shows.
    public var position: HTML.Point
    /// How much shows.
    public var shown: HTML.Size
    /// How much there is.
    public var content: HTML.Size

    /// Makes a position, for tests.
    public init(_ position: HTML.Point, shown: HTML.Size, content: HTML.Size) {
      self.position = position
      self.shown = shown
      self.content = content
    }

    /// Whether the end shows, of what goes down: within a pixel, as browsers round.
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
