#if Server
  /// Issues and checks session tokens. With its token a connection proves that the server gave the
  /// page to this browser.
  ///
  /// A token's fields are its session, the time of its expiry, and what names its page: the number of
  /// its worker, if it has one, and the mark of its route, as in `3_r12ab`.
  package struct SessionTokens: Sendable {
    package struct Claim: Equatable, Sendable {
      package var session: SessionID
      package var expiry: Int
      /// `PageRoute.mark`; nil in a token that names no route.
      package var route: String?

      /// Whether the token may be one of a route. False only if it names another route.
      package func mayBe(of mark: String?) -> Bool {
        guard let route, let mark else { return true }
        return route == mark
      }
    }

    package typealias Verdict = TokenVerdict<Claim>

    private let signer: TokenSigner
    /// The worker that has the sessions of new tokens; nil without workers.
    let worker: Int?
    var lifetime: Int { signer.lifetime }
    var date: @Sendable () -> Int { signer.date }

    /// - `keys`: the first key signs, all keys verify.
    package init(
      keys: [SigningKey], lifetime: Duration, worker: Int? = nil,
      date: @escaping @Sendable () -> Int
    ) {
      signer = TokenSigner(for: "arco", keys: keys, lifetime: lifetime, date: date)
      self.worker = worker
    }

    /// - Parameter route: `PageRoute.mark`.
    package func issue(
      for session: SessionID, cookie: String, route: String? = nil
    ) -> String {
      let place = [worker.map { "\($0)" }, route].compactMap { $0 }.joined(separator: "_")
      let fields = ["\(session)", "\(signer.expiry)"] + (place.isEmpty ? [] : [place])
      return signer.sign(fields, cookie: cookie)
    }

    /// Checks a token. With a stale token a page may only start again from its beginning.
    package func verify(_ token: String, cookie: String?) -> Verdict {
      signer.verify(token, cookie: cookie) { fields in
        guard (2...3).contains(fields.count), let expiry = Int(fields[1]) else { return nil }
        let session = SessionID(description: String(fields[0]))
        let route = fields[2...].last?.split(separator: "_").last { $0.hasPrefix("r") }
        return (Claim(session: session, expiry: expiry, route: route.map(String.init)), expiry)
      }
    }

    /// The worker that a token names; the token need not be valid.
    package static func worker(in token: String) -> Int? {
      guard token.isASCII else { return nil }
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 6 ? Int(parts[4].prefix { $0 != "_" }) : nil
    }

    /// A new token if more than half of the old token's lifetime has passed, else nil.
    package func renew(_ claim: Claim, cookie: String) -> String? {
      guard signer.isRenewalDue(at: claim.expiry) else { return nil }
      return issue(for: claim.session, cookie: cookie, route: claim.route)
    }
  }
#endif
