#if Server
  import Crypto

  /// The result of checking a token.
  package enum TokenVerdict<Claim: Equatable>: Equatable {
    case valid(Claim)
    /// The token may have been valid once: it has expired, or the site no longer has its key.
    case stale
    case forged

    package var isValid: Bool { if case .valid = self { true } else { false } }
  }

  /// Signs tokens, and checks them.
  ///
  /// A token is `1.key.field.….signature`. The signature is an HMAC-SHA-256 over the token's
  /// purpose, the text before the signature, and the browser's cookie. So a token is worthless
  /// without its cookie, a cookie is worthless without a token, and a token is valid for its own
  /// purpose only.
  struct TokenSigner: Sendable {
    let lifetime: Int
    let date: @Sendable () -> Int
    private let purpose: String
    private let current: SigningKey
    private let keys: [String: SigningKey]

    /// - Parameter keys: the first key signs, all keys verify. Without keys, a random key does
    ///   both.
    init(
      for purpose: String, keys: [SigningKey], lifetime: Duration,
      date: @escaping @Sendable () -> Int
    ) {
      self.purpose = purpose
      let current = keys.first ?? .random()
      self.current = current
      self.keys = Dictionary((keys + [current]).map { ($0.id, $0) }) { first, _ in first }
      self.lifetime = Int(lifetime.components.seconds)
      self.date = date
    }

    /// The time at which a token expires that is issued now.
    var expiry: Int { date() + lifetime }

    /// Whether more than half of a token's lifetime has passed.
    func isRenewalDue(at expiry: Int) -> Bool { expiry - date() < lifetime / 2 }

    /// Makes a token of fields without dots.
    func sign(_ fields: [String], cookie: String) -> String {
      let claim = (["1", current.id] + fields).joined(separator: ".")
      let signature = HMAC<SHA256>.authenticationCode(
        for: signed(claim, cookie), using: current.secret)
      return "\(claim).\(Hexadecimal.text(signature))"
    }

    /// - Parameter read: returns the claim of the fields and the time of expiry, or nil if the
    ///   fields are invalid. Called only for signed fields, since an attacker may send any number
    ///   of fields.
    func verify<Claim>(
      _ token: String, cookie: String?, _ read: ([Substring]) -> (claim: Claim, expiry: Int)?
    ) -> TokenVerdict<Claim> {
      guard token.isASCII else { return .forged }
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 3, parts[0] == "1", let cookie,
        let signature = Hexadecimal.bytes(parts[parts.count - 1])
      else { return .forged }
      guard let key = keys[String(parts[1])] else { return .stale }
      // CryptoKit compares in constant time.
      let isOurs = HMAC<SHA256>.isValidAuthenticationCode(
        signature, authenticating: signed(parts.dropLast().joined(separator: "."), cookie),
        using: key.secret)
      guard isOurs, let said = read(Array(parts[2..<(parts.count - 1)])) else { return .forged }
      return date() < said.expiry ? .valid(said.claim) : .stale
    }

    private func signed(_ claim: String, _ cookie: String) -> [UInt8] {
      Array("\(purpose) \(claim) \(cookie)".utf8)
    }
  }
#endif
