/// Encodes a value into a digest.
struct DigestEncoder: Encoder {
  let node: DigestNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginParts()
    return KeyedEncodingContainer(DigestKeyed<Key>(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginParts()
    return DigestUnkeyed(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { DigestSingle(node: node) }
}

private struct DigestSingle: SingleValueEncodingContainer {
  let node: DigestNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.scalar(0, 0) }
  func encode(_ value: Bool) { node.scalar(1, value ? 1 : 0) }
  func encode(_ value: String) { node.scalar(2, StateDigest.of(bytes: value.utf8)) }
  // All NaN values have the same digest, as the kept state does not tell them apart.
  func encode(_ value: Double) { node.scalar(3, (value.isNaN ? .nan : value).bitPattern) }
  func encode(_ value: Float) { node.scalar(4, UInt64((value.isNaN ? .nan : value).bitPattern)) }
  func encode(_ value: Int) { integer(value) }
  func encode(_ value: Int8) { integer(value) }
  func encode(_ value: Int16) { integer(value) }
  func encode(_ value: Int32) { integer(value) }
  func encode(_ value: Int64) { integer(value) }
  func encode(_ value: UInt) { integer(value) }
  func encode(_ value: UInt8) { integer(value) }
  func encode(_ value: UInt16) { integer(value) }
  func encode(_ value: UInt32) { integer(value) }
  func encode(_ value: UInt64) { integer(value) }
  func encode(_ value: some Encodable) throws { try node.take(value) }

  /// Equal integers of different types have the same digest.
  private func integer(_ value: some FixedWidthInteger) {
    node.scalar(5, UInt64(truncatingIfNeeded: value))
  }
}

private struct DigestUnkeyed: UnkeyedEncodingContainer {
  let node: DigestNode
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.partCount }
  private var next: DigestSingle { DigestSingle(node: node.part(nil)) }

  init(node: DigestNode) { self.node = node }

  func encodeNil() { next.encodeNil() }
  func encode(_ value: Bool) { next.encode(value) }
  func encode(_ value: String) { next.encode(value) }
  func encode(_ value: Double) { next.encode(value) }
  func encode(_ value: Float) { next.encode(value) }
  func encode(_ value: Int) { next.encode(value) }
  func encode(_ value: Int8) { next.encode(value) }
  func encode(_ value: Int16) { next.encode(value) }
  func encode(_ value: Int32) { next.encode(value) }
  func encode(_ value: Int64) { next.encode(value) }
  func encode(_ value: UInt) { next.encode(value) }
  func encode(_ value: UInt8) { next.encode(value) }
  func encode(_ value: UInt16) { next.encode(value) }
  func encode(_ value: UInt32) { next.encode(value) }
  func encode(_ value: UInt64) { next.encode(value) }
  func encode(_ value: some Encodable) throws { try next.encode(value) }

  func nestedContainer<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    DigestEncoder(node: node.part(nil)).container(keyedBy: Key.self)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    DigestEncoder(node: node.part(nil)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { DigestEncoder(node: node.part(nil)) }
}

private struct DigestKeyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: DigestNode
  var codingPath: [any CodingKey] { [] }

  private func part(_ key: Key) -> DigestSingle { DigestSingle(node: node(key.stringValue)) }

  private func node(_ key: String) -> DigestNode { node.part(StateDigest.of(bytes: key.utf8)) }

  func encodeNil(forKey key: Key) { part(key).encodeNil() }
  func encode(_ value: Bool, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: String, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: Double, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: Float, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: Int, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: Int8, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: Int16, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: Int32, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: Int64, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: UInt, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: UInt8, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: UInt16, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: UInt32, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: UInt64, forKey key: Key) { part(key).encode(value) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try part(key).encode(value) }

  func nestedContainer<Other: CodingKey>(
    keyedBy: Other.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Other> {
    DigestEncoder(node: node(key.stringValue)).container(keyedBy: Other.self)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    DigestEncoder(node: node(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { DigestEncoder(node: node("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { DigestEncoder(node: node(key.stringValue)) }
}
