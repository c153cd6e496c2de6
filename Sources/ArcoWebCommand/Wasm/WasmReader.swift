/// Reads what a module in the binary format is made of.
///
/// - Source: WebAssembly Core Specification 2.0, section 5.
struct WasmReader {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  mutating func byte() throws -> UInt8 {
    guard !isAtEnd else { throw WasmError.endsEarly }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads an unsigned number (LEB128).
  mutating func integer() throws -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = try byte()
      guard shift < 35 else { throw WasmError.endsEarly }
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// Passes over so many bytes, and returns them.
  mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - position else { throw WasmError.endsEarly }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Passes over the variables with which a function's code begins.
  mutating func skipVariables() throws {
    for _ in 0..<(try integer()) {
      try skipInteger()
      _ = try byte()
    }
  }

  /// Passes over a number of any size.
  mutating func skipInteger() throws {
    while try byte() >= 0x80 {}
  }
}

/// Why a module is left as it is.
enum WasmError: Error {
  /// Bytes are missing.
  case endsEarly
  /// An instruction, a way to fill a table, or an initial value, that is not known here.
  case unknown(UInt8)
}

extension [UInt8] {
  /// An unsigned number (LEB128).
  init(integer: Int) {
    self = []
    append(integer: integer)
  }

  /// Writes an unsigned number (LEB128).
  mutating func append(integer: Int) {
    var rest = integer
    while rest >= 0x80 {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
