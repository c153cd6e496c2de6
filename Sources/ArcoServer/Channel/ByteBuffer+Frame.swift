#if Server
  import NIOCore

  extension ByteBuffer {
    /// The bytes of the longest head that a frame of a server has.
    static let largestFrameHead = 10

    /// Appends a message as one binary frame of RFC 6455, unmasked as a server's frames are.
    mutating func writeFrame(_ message: [UInt8]) {
      // It is the last frame of its message, and that is binary.
      writeInteger(UInt8(0x82))
      switch message.count {
      case ..<126:
        writeInteger(UInt8(message.count))
      case ..<(1 << 16):
        writeInteger(UInt8(126))
        writeInteger(UInt16(message.count))
      default:
        writeInteger(UInt8(127))
        writeInteger(UInt64(message.count))
      }
      writeBytes(message)
    }
  }
#endif
