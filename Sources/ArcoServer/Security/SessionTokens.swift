#if Server
  import Crypto

  /// Signs and checks the tokens by which a connection proves that its page was given to it.
  ///
  /// A token is `1.key.session.expiry.signature`, the signature an HMAC-SHA-256 over these and the
  /// browser's cookie: a token without its cookie is worthless, and so is a cookie without a token. One of
  /// a worker has the worker's number before the signature.
  package struct SessionTokens: Sendable {
    package struct Claim: Equatable {
      package var session: SessionID
      package var expiry: Int
    }

    package enum Verdict: Equatable {
      case valid(Claim)
      /// It may have been valid once. Now it only allows the page to start anew.
      case stale
      case forged
    }

    let current: SigningKey
    private let keys: [String: SigningKey]
    let lifetime: Int
    let date: @Sendable () -> Int
    /// The worker that has the sessions of new tokens; nil where there is none.
    let worker: Int?

    /// - `keys`: the first one signs, all of them verify.
    package init(
      keys: [SigningKey], lifetime: Duration, worker: Int? = nil,
      date: @escaping @Sendable () -> Int
    ) {
      self.worker = worker
      let current = keys.first ?? .random()
      self.current = current
      self.keys = Dictionary((keys + [current]).map { ($0.id, $0) }) { first, _ in first }
      self.lifetime = Int(lifetime.components.seconds)
      self.date = date
    }

    package func issue(for session: SessionID, cookie: String) -> String {
      let expiry = date() + lifetime
      let claim = "1.\(current.id).\(session).\(expiry)" + (worker.map { ".\($0)" } ?? "")
      let signature = HMAC<SHA256>.authenticationCode(
        for: Self.signed(claim, cookie), using: current.secret)
      return "\(claim).\(Hexadecimal.text(signature))"
    }

    package func verify(_ token: String, cookie: String?) -> Verdict {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 5 || parts.count == 6, parts[0] == "1", let cookie,
        let expiry = Int(parts[3]),
        let signature = Hexadecimal.bytes(parts[parts.count - 1])
      else { return .forged }
      guard let key = keys[String(parts[1])] else { return .stale }
      let claim = parts.dropLast().joined(separator: ".")
      // CryptoKit's comparison takes the same time wherever the signatures differ.
      let isOurs = HMAC<SHA256>.isValidAuthenticationCode(
        signature, authenticating: Self.signed(claim, cookie), using: key.secret)
      guard isOurs else { return .forged }
      guard date() < expiry else { return .stale }
      return .valid(Claim(session: SessionID(description: String(parts[2])), expiry: expiry))
    }

    /// The worker that a token names, whether it is in order or not.
    package static func worker(in token: String) -> Int? {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 6 ? Int(parts[4]) : nil
    }

    /// A new token when more than half of the old one's time is over.
    package func renew(_ claim: Claim, cookie: String) -> String? {
      guard claim.expiry - date() < lifetime / 2 else { return nil }
      return issue(for: claim.session, cookie: cookie)
    }

    private static func signed(_ claim: String, _ cookie: String) -> [UInt8] {
      Array("arco \(claim) \(cookie)".utf8)
    }
  }
#endif
