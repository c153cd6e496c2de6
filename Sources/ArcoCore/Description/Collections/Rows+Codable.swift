#if !hasFeature(Embedded)
  extension Rows: Encodable where ID: Encodable, Element: Encodable {
    /// Encodes the elements in order, each after its id.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for position in indices {
        try list.encode(id(at: position))
        try list.encode(self[position])
      }
    }
  }

  extension Rows: Decodable where ID: Decodable, Element: Decodable {
    /// Decodes elements in order, each after its id.
    ///
    /// - Throws: `DecodingError`, also if an id occurs twice.
    public init(from decoder: any Decoder) throws {
      self.init()
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd {
        let id = try list.decode(ID.self)
        guard !contains(id: id) else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: "\(id) occurs twice")
        }
        append(try list.decode(Element.self), id: id)
      }
    }
  }
#endif
