#if Server
  /// An address of the internet protocol. An IPv4 address is the IPv6 one that stands for it
  /// (`::ffff:a.b.c.d`), so both ways to write it are equal.
  struct IPAddress: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    var isIPv4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// Reads an address as systems write it; nil for anything else. A zone (`%eth0`) is left out.
    init?(_ text: some StringProtocol) {
      guard text.utf8.count <= 64 else { return nil }
      let bare = text.prefix { $0 != "%" }
      if bare.contains(":") {
        guard let groups = Self.groups(bare) else { return nil }
        high = groups[..<4].reduce(0) { $0 << 16 | UInt64($1) }
        low = groups[4...].reduce(0) { $0 << 16 | UInt64($1) }
      } else {
        guard let word = Self.word(bare) else { return nil }
        high = 0
        low = 0xFFFF << 32 | UInt64(word)
      }
    }

    init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }

    /// `a.b.c.d`; a leading zero would mean octal to some and is refused.
    private static func word(_ text: some StringProtocol) -> UInt32? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 4 else { return nil }
      var word: UInt32 = 0
      for part in parts {
        guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let byte = UInt8(part),
          part == "0" || !part.hasPrefix("0")
        else { return nil }
        word = word << 8 | UInt32(byte)
      }
      return word
    }

    /// The eight groups of an IPv6 address; `::` stands for at least one that is zero.
    private static func groups(_ text: some StringProtocol) -> [UInt16]? {
      guard let gap = text.firstRange(of: "::") else {
        return list(text).flatMap { $0.count == 8 ? $0 : nil }
      }
      guard let head = list(text[..<gap.lowerBound]), let tail = list(text[gap.upperBound...]),
        head.count + tail.count < 8
      else { return nil }
      return head + [UInt16](repeating: 0, count: 8 - head.count - tail.count) + tail
    }

    private static func list(_ text: some StringProtocol) -> [UInt16]? {
      guard !text.isEmpty else { return [] }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count <= 8 else { return nil }
      var groups: [UInt16] = []
      for (index, part) in parts.enumerated() {
        if part.contains(".") {
          guard index == parts.count - 1, let word = word(part) else { return nil }
          groups += [UInt16(word >> 16), UInt16(truncatingIfNeeded: word)]
        } else {
          guard (1...4).contains(part.utf8.count), let group = UInt16(part, radix: 16),
            part.utf8.first != UInt8(ascii: "+")
          else { return nil }
          groups.append(group)
        }
      }
      return groups
    }
  }

  extension IPAddress: CustomStringConvertible {
    /// The groups of an IPv6 address are all written out, which is long and as valid.
    var description: String {
      if isIPv4 {
        return [24, 16, 8, 0].map { "\(low >> $0 & 255)" }.joined(separator: ".")
      }
      let groups =
        [48, 32, 16, 0].map { high >> $0 & 0xFFFF } + [48, 32, 16, 0].map { low >> $0 & 0xFFFF }
      return groups.map { String($0, radix: 16) }.joined(separator: ":")
    }
  }
#endif
