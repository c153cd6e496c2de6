/// A hash of a state that is the same in every process.
///
/// It depends on what the value encodes, but not on the order of a set or a dictionary, which
/// differs between processes. A hash of JSON would not do: even with sorted keys, JSON lists a set
/// in that order, and also a dictionary whose keys are neither strings nor integers.
///
///     try StateDigest.of(["a", "b"]) == StateDigest.of(["a", "b"])
///
/// It detects mistakes. It does not protect against an attacker.
/// - Complexity: that of encoding the value.
/// - Source: the bytes are mixed by FNV-1a, the parts by the finaliser of SplitMix64.
public enum StateDigest {
  /// Returns the digest of a value.
  ///
  /// - Throws: any error of the value's `encode(to:)`.
  public static func of(_ value: some Encodable) throws -> UInt64 {
    let node = DigestNode()
    try node.take(value)
    return node.digest
  }

  /// Returns the digest of bytes.
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
