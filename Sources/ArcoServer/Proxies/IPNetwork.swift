#if Server
  /// A block of IP addresses with a common prefix.
  struct IPNetwork: Hashable, Sendable {
    let first: IPAddress
    /// The length of the prefix, in bits of an IPv6 address.
    let bits: Int

    /// The block around an address. Bits of the address after the prefix are ignored.
    init(around address: IPAddress, bits: Int) {
      let high: UInt64 = bits >= 64 ? .max : ~(.max >> UInt64(bits))
      let low: UInt64 = bits >= 128 ? .max : bits <= 64 ? 0 : ~(.max >> UInt64(bits - 64))
      first = IPAddress(high: address.high & high, low: address.low & low)
      self.bits = bits
    }

    /// Reads `10.0.0.0/8`, `fd00::/8` or a single address; nil for anything else.
    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), let address = IPAddress(parts[0]) else { return nil }
      let most = address.isIPv4 ? 32 : 128
      guard parts.count == 2 else {
        self.init(around: address, bits: 128)
        return
      }
      guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let bits = Int(parts[1]),
        bits <= most
      else { return nil }
      self.init(around: address, bits: bits + 128 - most)
    }

    func contains(_ address: IPAddress) -> Bool {
      IPNetwork(around: address, bits: bits).first == first
    }

    /// The addresses that count as one client: an IPv4 address, or an IPv6 client's /64.
    static func ofClient(_ address: IPAddress) -> IPNetwork {
      IPNetwork(around: address, bits: address.isIPv4 ? 128 : 64)
    }
  }

  extension IPNetwork: CustomStringConvertible {
    var description: String {
      if bits == 128 { return "\(first)" }
      return "\(first)/\(first.isIPv4 && bits >= 96 ? bits - 96 : bits)"
    }
  }
#endif
