#if Server
  /// 128 random bits, written as 32 hexadecimal digits.
  package struct SessionID: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// A new one from the system's cryptographic generator.
    package static func random() -> SessionID {
      SessionID(description: Hexadecimal.random(bytes: 16))
    }
  }

  package enum Hexadecimal {
    /// Random bytes from the system's cryptographic generator, as digits.
    package static func random(bytes count: Int) -> String {
      var generator = SystemRandomNumberGenerator()
      return text((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }

    package static func text(_ bytes: some Sequence<UInt8>) -> String {
      let digits = Array("0123456789abcdef".utf8)
      var text: [UInt8] = []
      for byte in bytes {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
      return String(decoding: text, as: UTF8.self)
    }

    package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
      let utf8 = Array(text.utf8)
      guard utf8.count.isMultiple(of: 2) else { return nil }
      var bytes: [UInt8] = []
      for index in stride(from: 0, to: utf8.count, by: 2) {
        guard let high = digit(utf8[index]), let low = digit(utf8[index + 1]) else { return nil }
        bytes.append(high << 4 | low)
      }
      return bytes
    }

    private static func digit(_ character: UInt8) -> UInt8? {
      switch character {
      case 0x30...0x39: character - 0x30
      case 0x61...0x66: character - 0x61 + 10
      default: nil
      }
    }
  }
#endif
