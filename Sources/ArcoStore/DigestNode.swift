/// A collection whose encoding has an arbitrary order.
private protocol Unordered {
  func addParts(
    _ add: (any Encodable) throws -> Void,
    pair: (any Encodable, any Encodable) throws -> Void
  ) throws
}

extension Set: Unordered where Element: Encodable {
  fileprivate func addParts(
    _ add: (any Encodable) throws -> Void,
    pair: (any Encodable, any Encodable) throws -> Void
  ) throws {
    for element in self { try add(element) }
  }
}

extension Dictionary: Unordered where Key: Encodable, Value: Encodable {
  fileprivate func addParts(
    _ add: (any Encodable) throws -> Void,
    pair: (any Encodable, any Encodable) throws -> Void
  ) throws {
    for (key, value) in self { try pair(key, value) }
  }
}

/// The digest of a value while it is encoded: parts by key in any order, parts in sequence, or one
/// scalar.
final class DigestNode {
  private var keyed: UInt64 = 0
  private var ordered: UInt64 = 0
  private var kind: UInt64 = 0
  /// Parts that their encoders may still write to.
  private var open: [(key: UInt64?, node: DigestNode)] = []
  private var count: UInt64 = 0

  var digest: UInt64 {
    var keyed = keyed
    var ordered = ordered
    for part in open {
      let digest = part.node.digest
      if let key = part.key {
        keyed &+= StateDigest.mix(key ^ StateDigest.mix(digest))
      } else {
        ordered = StateDigest.mix(ordered ^ digest)
      }
    }
    return StateDigest.mix(keyed ^ StateDigest.mix(ordered ^ StateDigest.mix(kind ^ count << 8)))
  }

  func take(_ value: some Encodable) throws {
    guard let parts = value as? any Unordered else {
      return try value.encode(to: DigestEncoder(node: self))
    }
    kind = 3
    try parts.addParts { part in
      let node = DigestNode()
      try node.take(part)
      add(StateDigest.mix(node.digest))
    } pair: { key, value in
      let (first, second) = (DigestNode(), DigestNode())
      try first.take(key)
      try second.take(value)
      add(StateDigest.mix(first.digest ^ StateDigest.mix(second.digest)))
    }
  }

  private func add(_ digest: UInt64) {
    keyed &+= digest
    count += 1
  }

  func scalar(_ tag: UInt64, _ bits: UInt64) {
    kind = 1
    ordered = StateDigest.mix(StateDigest.mix(tag) ^ bits)
  }

  func part(_ key: UInt64?) -> DigestNode {
    kind = 2
    count += 1
    let node = DigestNode()
    open.append((key, node))
    return node
  }

  var partCount: Int { open.count }
  func beginParts() { kind = 2 }
}
