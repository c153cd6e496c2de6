/// A number that tells two states from each other, the same in every process.
///
/// It is made of what a value encodes. Of a set and of a dictionary the order is no part of it, as that
/// is another in each process. So a hash of JSON would not do: even with sorted keys, JSON lists a set, and a dictionary
/// whose keys are neither texts nor integers, in that order.
///
///     try StateDigest.of(["a", "b"]) == StateDigest.of(["a", "b"])
///
/// It finds mistakes, and is no protection against who wants to deceive.
/// - Complexity: that of encoding the value.
/// - Source: the bytes are mixed by FNV-1a, the parts by the finaliser of SplitMix64.
public enum StateDigest {
  /// The digest of a value.
  ///
  /// - Throws: what the value's `encode(to:)` throws.
  public static func of(_ value: some Encodable) throws -> UInt64 {
    let node = DigestNode()
    try node.take(value)
    return node.digest
  }

  /// The digest of bytes.
  package static func of(bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return mix(hash)
  }

  static func mix(_ value: UInt64) -> UInt64 {
    var value = value &+ 0x9e37_79b9_7f4a_7c15
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
