#if Server
  import NIOCore

  extension ByteBuffer {
    /// The largest size of a server frame's head, in bytes.
    static let largestFrameHead = 10

    /// Appends a message as one binary frame of RFC 6455, without a mask as for all frames of a
    /// server.
    mutating func writeFrame(_ message: [UInt8]) {
      // The last frame of its message, of binary data.
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
