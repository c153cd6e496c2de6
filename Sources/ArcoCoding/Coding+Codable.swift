#if !hasFeature(Embedded)
  extension Coding where Value: Codable & SendableMetatype {
    /// What a coder of `Codable` makes of values, as bytes.
    ///
    ///     let settings = Coding<Settings>.codable(
    ///       encode: { [UInt8](try JSONEncoder().encode($0)) },
    ///       decode: { try JSONDecoder().decode(Settings.self, from: Data($0)) })
    ///
    /// It is lawful as far as the coder writes every value in one way and reads only that. A value for
    /// which `encode` throws, such as an infinite number in JSON, is not written: ``bytes(of:)`` throws
    /// `CodingError.unwritable`.
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

  /// A value of a type that has a coding, for whoever wants it `Codable`: its bytes.
  ///
  ///     let json = try JSONEncoder().encode(Coded(draft))
  public struct Coded<Value: HasCoding>: Codable {
    /// The value itself.
    public var value: Value

    /// Wraps a value.
    public init(_ value: Value) { self.value = value }

    /// Reads the value's bytes.
    ///
    /// - Throws: what the decoder throws, and `DecodingError` for bytes that are none of the coding.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let bytes = try container.decode([UInt8].self)
      do throws(CodingError) {
        value = try Value.coding.value(of: bytes)
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
      }
    }

    /// Writes the value's bytes.
    ///
    /// - Throws: what the encoder throws, and `EncodingError` for a value that would not be read back.
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

/// A type that has a coding of its own.
public protocol HasCoding {
  /// How its values are written.
  static var coding: Coding<Self> { get }
}
