#if Server
  import ArcoStore
  import Crypto

  /// A secret that signs the tokens of sessions and forms.
  ///
  /// Keep it out of the repository. To rotate keys, put a new key before the old one. Remove the
  /// old key when all tokens that it signed have expired (``Site/Limits/token``).
  public struct SigningKey: Sendable {
    /// The name of the key in the tokens that it signed: letters, digits, `-` and `_`, unique
    /// within a site.
    public let id: String
    let secret: SymmetricKey

    /// Makes a key from at least 32 secret bytes.
    public init(id: String, secret: some Sequence<UInt8>) throws(SiteError) {
      let bytes = Array(secret)
      guard bytes.count >= 32 else { throw .secretTooShort(bytes: bytes.count) }
      guard Self.isName(id) else { throw .keyNameInvalid(id) }
      self.id = id
      self.secret = SymmetricKey(data: bytes)
      isOfProcess = false
    }

    /// Whether this process made the key at random.
    let isOfProcess: Bool

    private init(random id: String) {
      self.id = id
      self.secret = SymmetricKey(size: .bits256)
      isOfProcess = true
    }

    /// The key that lies in a store. The first site that asks for the key makes it.
    static func kept(in store: any SessionStore) throws(StoreError) -> SigningKey {
      var generator = SystemRandomNumberGenerator()
      let new = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return SigningKey(kept: try store.secret("signing key", or: new))
    }

    private init(kept secret: [UInt8]) {
      id = "store"
      self.secret = SymmetricKey(data: secret)
      isOfProcess = false
    }

    /// Makes a random key for this process. Its tokens are not valid in another process, and not
    /// after a restart.
    public static func random() -> SigningKey {
      SigningKey(random: "r" + Hexadecimal.random(bytes: 4))
    }

    static func isName(_ id: String) -> Bool {
      !id.isEmpty
        && id.utf8.allSatisfy {
          switch $0 {
          case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x5f: true
          default: false
          }
        }
    }
  }
#endif
