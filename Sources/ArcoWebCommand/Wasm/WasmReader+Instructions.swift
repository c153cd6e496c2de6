extension WasmReader {
  /// The opcodes of `call` and `ref.func`, which are followed by a function's number.
  static let namesFunction: Set<UInt8> = [0x10, 0xD2]

  /// Reads an initial value. Initial values that refer to a function are not supported.
  mutating func constant() throws -> ArraySlice<UInt8> {
    let start = position
    while true {
      let opcode = try instruction()
      if opcode == 0x0B { return bytes[start..<position] }
      if Self.namesFunction.contains(opcode) { throw WasmError.unknown(opcode) }
    }
  }

  /// Skips one instruction and returns its opcode. If a function's number follows, the reader stops
  /// before the number.
  mutating func instruction() throws -> UInt8 {
    let opcode = try byte()
    switch opcode {
    // Without operands: mostly arithmetic.
    case 0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0x45...0xC4: break
    case _ where Self.namesFunction.contains(opcode): break
    // Blocks and branches, variables, tables, and numbers.
    case 0x02...0x04, 0x0C, 0x0D, 0x20...0x26, 0x41, 0x42: try skipInteger()
    // Calls through a table; loads and stores.
    case 0x11, 0x28...0x3E: try skipIntegers(2)
    case 0x0E: try skipIntegers(try integer() + 1)
    case 0x1C: _ = try take(try integer())
    case 0x3F, 0x40, 0xD0: _ = try byte()
    case 0x43: _ = try take(4)
    case 0x44: _ = try take(8)
    case 0xFC: try skipLongInstruction()
    default: throw WasmError.unknown(opcode)
    }
    return opcode
  }

  private mutating func skipLongInstruction() throws {
    let code = try integer()
    switch code {
    case 0...7: break
    case 9, 11, 13, 15...17: try skipInteger()
    case 8, 10, 12, 14: try skipIntegers(2)
    default: throw WasmError.unknown(UInt8(truncatingIfNeeded: code))
    }
  }

  private mutating func skipIntegers(_ count: Int) throws {
    for _ in 0..<count { try skipInteger() }
  }
}
