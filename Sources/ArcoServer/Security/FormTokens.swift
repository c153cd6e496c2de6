#if Server
  import Crypto

  /// Signs and checks the tokens by which a plain form proves that this site gave it to the browser that
  /// sends it.
  ///
  /// A token is `1.key.expiry.signature`, the signature an HMAC-SHA-256 over these and the browser's
  /// cookie, which other sites can neither read nor set. Tokens of one purpose are worth nothing for another.
  package struct FormTokens: Sendable {
    package enum Verdict: Equatable {
      case valid
      /// Too old, or signed before the server restarted.
      case stale
      case forged
    }

    private let purpose: String
    private let current: SigningKey
    private let keys: [String: SigningKey]
    private let lifetime: Int
    private let date: @Sendable () -> Int

    /// - `keys`: the first one signs, all of them verify.
    /// - `purpose`: what the tokens are for. It has no blank.
    package init(
      for purpose: String = "form", keys: [SigningKey], lifetime: Duration,
      date: @escaping @Sendable () -> Int
    ) {
      self.purpose = purpose
      let current = keys.first ?? .random()
      self.current = current
      self.keys = Dictionary((keys + [current]).map { ($0.id, $0) }) { first, _ in first }
      self.lifetime = Int(lifetime.components.seconds)
      self.date = date
    }

    package func issue(cookie: String) -> String {
      let claim = "1.\(current.id).\(date() + lifetime)"
      let signature = HMAC<SHA256>.authenticationCode(
        for: signed(claim, cookie), using: current.secret)
      return "\(claim).\(Hexadecimal.text(signature))"
    }

    package func verify(_ token: String, cookie: String?) -> Verdict {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 4, parts[0] == "1", let cookie,
        let expiry = Int(parts[2]),
        let signature = Hexadecimal.bytes(parts[3])
      else { return .forged }
      guard let key = keys[String(parts[1])] else { return .stale }
      let claim = parts[0..<3].joined(separator: ".")
      let isOurs = HMAC<SHA256>.isValidAuthenticationCode(
        signature, authenticating: signed(claim, cookie), using: key.secret)
      guard isOurs else { return .forged }
      return date() < expiry ? .valid : .stale
    }

    private func signed(_ claim: String, _ cookie: String) -> [UInt8] {
      Array("arco \(purpose) \(claim) \(cookie)".utf8)
    }
  }
#endif
