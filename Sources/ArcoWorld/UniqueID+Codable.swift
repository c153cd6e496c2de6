#if !hasFeature(Embedded)
  extension UniqueID: Codable {
    /// Encodes the id as a text.
    public func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      try value.encode(description)
    }

    /// Decodes the id from its text.
    ///
    /// - Throws: `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      let text = try value.decode(String.self)
      guard let id = UniqueID(text) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "\(text) is not the text of a UniqueID")
      }
      self = id
    }
  }
#endif
