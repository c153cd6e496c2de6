#if Server
  /// Issues and checks the tokens by which a plain form proves that this site gave it to the browser that
  /// sends it.
  ///
  /// A token has one field: when it expires.
  package struct FormTokens: Sendable {
    package enum Verdict: Equatable {
      case valid
      /// Too old, or signed before the server restarted.
      case stale
      case forged
    }

    private let signer: TokenSigner
    private let lifetime: Int
    private let date: @Sendable () -> Int

    /// - `keys`: the first one signs, all of them verify.
    /// - `purpose`: what the tokens are for. It has no blank.
    package init(
      for purpose: String = "form", keys: [SigningKey], lifetime: Duration,
      date: @escaping @Sendable () -> Int
    ) {
      signer = TokenSigner(for: "arco \(purpose)", keys: keys)
      self.lifetime = Int(lifetime.components.seconds)
      self.date = date
    }

    package func issue(cookie: String) -> String {
      signer.sign(["\(date() + lifetime)"], cookie: cookie)
    }

    package func verify(_ token: String, cookie: String?) -> Verdict {
      switch signer.read(token, 1...1, cookie: cookie) {
      case .signed(let fields):
        guard let expiry = Int(fields[0]) else { return .forged }
        return date() < expiry ? .valid : .stale
      case .unknownKey: return .stale
      case .forged: return .forged
      }
    }

    /// Whether more than half of a valid token's time is over.
    package func isRenewalDue(_ token: String) -> Bool {
      let expiry = token.split(separator: ".").dropFirst(2).first.flatMap { Int($0) } ?? 0
      return expiry - date() < lifetime / 2
    }
  }
#endif
