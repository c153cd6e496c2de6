import Foundation

/// The encoding of kept values: JSON, with the same bytes for equal values if their own encoding
/// allows it.
package enum KeptCoding {
  package static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return Array(try encoder.encode(value))
  }

  package static func value<Value: Decodable>(_ bytes: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(Value.self, from: Data(bytes))
  }
}
