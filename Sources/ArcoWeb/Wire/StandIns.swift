// STAND-IN for ArcoHTML's Wire and Events; goes away with the merge of `html`.

package enum WireError: Error, Equatable, Sendable {
  case truncated(at: Int)
  case integerOutOfRange(at: Int)
  case malformedText(at: Int)
  case unknownCode(UInt8, at: Int)
  case trailingBytes(at: Int)
}

package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  package private(set) var position: Int

  package init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position < 0 ? 0 : min(position, bytes.count)
  }

  package var remaining: Int { bytes.count - position }
  package var isAtEnd: Bool { remaining == 0 }

  package mutating func byte() throws(WireError) -> UInt8 {
    guard !isAtEnd else { throw .truncated(at: position) }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func integer() throws(WireError) -> Int {
    let start = position
    var value: UInt64 = 0
    for shift in 0..<5 {
      let next = try byte()
      value |= UInt64(next & 0x7F) << UInt64(7 * shift)
      guard next & 0x80 != 0 else {
        guard value <= UInt64(Int32.max) else { throw .integerOutOfRange(at: start) }
        return Int(value)
      }
    }
    throw .integerOutOfRange(at: start)
  }

  package mutating func text() throws(WireError) -> String {
    let start = position
    let count = try integer()
    guard count <= remaining else { throw .truncated(at: bytes.count) }
    guard let text = String(validating: bytes[position..<(position + count)], as: UTF8.self) else {
      throw .malformedText(at: start)
    }
    position += count
    return text
  }

  package func end() throws(WireError) {
    guard isAtEnd else { throw .trailingBytes(at: position) }
  }
}

package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8]

  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  package mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  package mutating func integer(_ value: Int) {
    var rest = UInt32(truncatingIfNeeded: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func text(_ text: String) {
    integer(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func raw(_ more: [UInt8]) { bytes.append(contentsOf: more) }
}

package enum EventKind: UInt8, Sendable, CaseIterable {
  case click = 0x63
  case input = 0x69
}

package enum EventPayload: Equatable, Sendable {
  case none
  case input(text: String, checked: Bool)
}

package struct Event: Equatable, Sendable {
  package let node: Int
  package let kind: EventKind
  package let payload: EventPayload

  package init(node: Int, kind: EventKind, payload: EventPayload = .none) {
    self.node = node
    self.kind = kind
    self.payload = payload
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    node = try reader.integer()
    let letter = try reader.byte()
    guard let kind = EventKind(rawValue: letter) else { throw .unknownCode(letter, at: 0) }
    self.kind = kind
    payload =
      kind == .click ? .none : .input(text: try reader.text(), checked: try reader.byte() == 1)
  }

  package func write(to writer: inout ByteWriter) {
    writer.integer(node)
    writer.byte(kind.rawValue)
    if case .input(let text, let checked) = payload {
      writer.text(text)
      writer.byte(checked ? 1 : 0)
    }
  }
}

package enum EventRefusal: UInt8, Error, Sendable {
  case gone = 1
  case notOffered = 2
  case malformed = 3
  case tooMany = 4
}
