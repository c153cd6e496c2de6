#if !hasFeature(Embedded)
  extension Coding where Value: Codable & SendableMetatype {
    /// What a coder of `Codable` makes of values, as bytes.
    ///
    ///     let settings = Coding<Settings>.codable(
    ///       encode: { [UInt8](try JSONEncoder().encode($0)) },
    ///       decode: { try JSONDecoder().decode(Settings.self, from: Data($0)) })
    ///
    /// It is lawful as far as the coder writes every value in one way and reads only that. Where it writes
    /// nothing, such as JSON for an infinite number, nothing is written, which is refused when it is read.
    public static func codable(
      encode: @escaping @Sendable (Value) throws -> [UInt8],
      decode: @escaping @Sendable ([UInt8]) throws -> Value
    ) -> Coding {
      Coding<[UInt8]>.bytes.mapped(
        to: { try? decode($0) }, from: { (try? encode($0)) ?? [] })
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
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Value.coding.bytes(of: value))
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
