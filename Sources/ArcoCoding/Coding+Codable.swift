#if !hasFeature(Embedded)
  extension Coding where Value: Codable & SendableMetatype {
    /// A coding that stores the bytes of an encoder for `Codable`.
    ///
    ///     let settings = Coding<Settings>.codable(
    ///       encode: {
    ///         let encoder = JSONEncoder()
    ///         encoder.outputFormatting = .sortedKeys
    ///         return [UInt8](try encoder.encode($0))
    ///       },
    ///       decode: { try JSONDecoder().decode(Settings.self, from: Data($0)) })
    ///
    /// The encoder must return the same bytes for equal values. A law says that bytes that are read are
    /// the bytes that the value is written as. It does not hold for other bytes that the decoder reads
    /// as the same value, such as JSON with more spaces. If `encode` throws, such as for an infinite
    /// number in JSON, ``bytes(of:)`` throws `CodingError.unwritable`.
    public static func codable(
      encode: @escaping @Sendable (Value) throws -> [UInt8],
      decode: @escaping @Sendable ([UInt8]) throws -> Value
    ) -> Coding {
      let read = Coding<[UInt8]>.bytes.mapped(to: { try? decode($0) }, from: { _ in [] }).read
      return Coding(
        write: { value, writer in
          let bytes = try? encode(value)
          if bytes == nil { writer.refuse() }
          Coding<[UInt8]>.bytes.write(bytes ?? [], &writer)
        }, read: read)
    }
  }

  /// A `Codable` wrapper of a value that has a coding. It is encoded as the value's bytes.
  ///
  ///     let json = try JSONEncoder().encode(Coded(draft))
  public struct Coded<Value: HasCoding>: Codable {
    /// The value itself.
    public var value: Value

    /// Wraps a value.
    public init(_ value: Value) { self.value = value }

    /// Decodes the value from its bytes.
    ///
    /// - Throws: the errors of the decoder, and `DecodingError` for bytes that the coding refuses.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let bytes = try container.decode([UInt8].self)
      do throws(CodingError) {
        value = try Value.coding.value(of: bytes)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
      }
    }

    /// Encodes the value's bytes.
    ///
    /// - Throws: the errors of the encoder, and `EncodingError` for a value that cannot be read
    ///   back.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      let bytes: [UInt8]
      do throws(CodingError) {
        bytes = try Value.coding.bytes(of: value)
      } catch {
        throw EncodingError.invalidValue(
          value, .init(codingPath: encoder.codingPath, debugDescription: "\(error)"))
      }
      try container.encode(bytes)
    }
  }

  extension Coded: Sendable where Value: Sendable {}
  extension Coded: Equatable where Value: Equatable {}
#endif

/// A type that has a coding.
///
/// Numbers, texts, optionals, arrays and sets have one, and so have the types of Arco that stand in a
/// state or an input, where their parts have one: a form's draft, a value that is loaded, rows.
///
///     let bytes = try Rows<Int, String>.coding.bytes(of: Rows([(1, "Tea")]))
public protocol HasCoding: SendableMetatype {
  /// The coding of the type's values.
  static var coding: Coding<Self> { get }
}
