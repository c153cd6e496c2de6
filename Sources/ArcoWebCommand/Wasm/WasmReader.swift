/// A reader of modules in the binary format.
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

  /// Skips `count` bytes, and returns them.
  mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - position else { throw WasmError.endsEarly }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Skips the declarations of local variables at the beginning of a function's code.
  mutating func skipVariables() throws {
    for _ in 0..<(try integer()) {
      try skipInteger()
      _ = try byte()
    }
  }

  /// Skips an integer of any size.
  mutating func skipInteger() throws {
    while try byte() >= 0x80 {}
  }
}

/// The reason why a module is left unchanged.
enum WasmError: Error {
  /// Bytes are missing.
  case endsEarly
  /// An unknown instruction, table initializer or initial value.
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
