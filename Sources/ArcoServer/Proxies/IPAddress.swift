#if Server
  import Foundation
  import NIOCore

  /// An IP address. An IPv4 address is held as its IPv4-mapped IPv6 address (`::ffff:a.b.c.d`), so
  /// both spellings are equal.
  struct IPAddress: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    var isIPv4: Bool { high == 0 && low >> 32 == 0xFFFF }

    init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }

    /// Reads an address as systems write it; nil for anything else. A zone (`%eth0`) is dropped.
    init?(_ text: some StringProtocol) {
      let bare = text.prefix { $0 != "%" }
      // The system's parser stops at a NUL, and NIO asks the system for a zone.
      guard text.utf8.count <= 64, bare.utf8.allSatisfy({ $0 != 0 && $0 != UInt8(ascii: "%") }),
        let address = try? SocketAddress(ipAddress: String(bare), port: 0)
      else { return nil }
      switch address {
      case .v4(let found):
        let word = UInt32(bigEndian: found.address.sin_addr.s_addr)
        self.init(high: 0, low: 0xFFFF << 32 | UInt64(word))
      case .v6(let found):
        let bytes = withUnsafeBytes(of: found.address.sin6_addr) { Array($0) }
        self.init(
          high: bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) },
          low: bytes[8...].reduce(0) { $0 << 8 | UInt64($1) })
      case .unixDomainSocket: return nil
      }
    }
  }

  extension IPAddress: CustomStringConvertible {
    /// `10.0.0.7`, or the shortest text of an IPv6 address by RFC 5952: `fd00::7`.
    var description: String {
      var bytes = ByteBuffer()
      if isIPv4 {
        bytes.writeInteger(UInt32(truncatingIfNeeded: low))
      } else {
        bytes.writeMultipleIntegers(high, low)
      }
      return (try? SocketAddress(packedIPAddress: bytes, port: 0))?.ipAddress ?? ""
    }
  }
#endif
