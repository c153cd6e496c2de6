#if Server
  import Crypto

  /// A secret with which the data in a store is encrypted.
  ///
  ///     let key = try StoreKey(id: "2026-11", secret: secretBytes)
  ///
  /// Keep it out of the repository, and away from the store: whoever has both can read everything.
  public struct StoreKey: Sendable {
    /// The name of the key, which is stored beside each value that the key encrypted: at most 32
    /// letters, digits, `-` and `_`, unique within a store.
    public let id: String
    let secret: SymmetricKey

    /// Makes a key from at least 32 secret bytes.
    public init(id: String, secret: some Sequence<UInt8>) throws(SiteError) {
      let bytes = Array(secret)
      guard bytes.count >= 32 else { throw .secretTooShort(bytes: bytes.count) }
      guard SigningKey.isName(id), id.utf8.count <= 32 else { throw .keyNameInvalid(id) }
      self.id = id
      // Derives 32 uniformly distributed bytes, as the cipher needs them, from any secret.
      self.secret = HKDF<SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: bytes), info: Array("arco store".utf8),
        outputByteCount: 32)
    }
  }
#endif
