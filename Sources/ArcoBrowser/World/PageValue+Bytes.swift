import ArcoHTML

// How values cross: a byte for the kind, and what belongs to it. `Client/values.js` is the other end.

extension PageValue {
  func write(to request: inout Request) {
    switch self {
    case .none: request.byte(0)
    case .truth(let isTrue): request.byte(isTrue ? 2 : 1)
    case .number(let number):
      request.byte(3)
      let bits = number.bitPattern
      for place in 0..<8 { request.byte(UInt8(truncatingIfNeeded: bits >> (8 * UInt64(place)))) }
    case .text(let text):
      request.byte(4)
      request.text(text)
    case .bytes(let bytes):
      request.byte(5)
      request.integer(bytes.count)
      request.bytes(bytes)
    case .list(let values):
      request.byte(6)
      request.integer(values.count)
      for value in values { value.write(to: &request) }
    case .record(let properties):
      request.byte(7)
      request.integer(properties.count)
      for property in properties {
        request.text(property.name)
        property.value.write(to: &request)
      }
    }
  }

  init(from reader: inout ByteReader) throws(WireError) {
    switch try reader.byte() {
    case 0: self = .none
    case 1: self = .truth(false)
    case 2: self = .truth(true)
    case 3:
      var bits: UInt64 = 0
      for place in 0..<8 { bits |= UInt64(try reader.byte()) << (8 * UInt64(place)) }
      self = .number(Double(bitPattern: bits))
    case 4: self = .text(try reader.text())
    case 5:
      var bytes: [UInt8] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 1)) { bytes.append(try reader.byte()) }
      self = .bytes(bytes)
    case 6:
      var values: [PageValue] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 1)) {
        values.append(try PageValue(from: &reader))
      }
      self = .list(values)
    default:
      var properties: [Property] = []
      for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
        let name = try reader.text()
        properties.append(Property(name, try PageValue(from: &reader)))
      }
      self = .record(properties)
    }
  }
}
