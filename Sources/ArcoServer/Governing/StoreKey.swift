#if Server
  import Crypto

  /// A secret that encrypts what a store keeps.
  ///
  ///     let key = try StoreKey(id: "2026-11", secret: secretBytes)
  ///
  /// Keep it out of the repository, and apart from the store: who has both reads everything.
  public struct StoreKey: Sendable {
    /// Names the key in what it encrypted: at most 32 letters, digits, `-` and `_`, unique within a
    /// store.
    public let id: String
    let secret: SymmetricKey

    /// A key of 32 secret bytes.
    public init(id: String, secret: some Sequence<UInt8>) throws(SiteError) {
      let bytes = Array(secret)
      guard bytes.count >= 32 else { throw .secretTooShort(bytes: bytes.count) }
      guard SigningKey.isName(id), id.utf8.count <= 32 else { throw .keyNameInvalid(id) }
      self.id = id
      // Whatever was given, the cipher takes 32 bytes of even chance.
      self.secret = HKDF<SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: bytes), info: Array("arco store".utf8),
        outputByteCount: 32)
    }
  }
#endif
