#if Server
  /// Issues and checks session tokens. With its token a connection proves that the server gave the
  /// page to this browser.
  ///
  /// A token's fields are its session, the time of its expiry, and, for a session of a worker, the
  /// worker's number.
  package struct SessionTokens: Sendable {
    package struct Claim: Equatable, Sendable {
      package var session: SessionID
      package var expiry: Int
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

    package func issue(for session: SessionID, cookie: String) -> String {
      let fields = ["\(session)", "\(signer.expiry)"] + (worker.map { ["\($0)"] } ?? [])
      return signer.sign(fields, cookie: cookie)
    }

    /// Checks a token. With a stale token a page may only start again from its beginning.
    package func verify(_ token: String, cookie: String?) -> Verdict {
      signer.verify(token, cookie: cookie) { fields in
        guard (2...3).contains(fields.count), let expiry = Int(fields[1]) else { return nil }
        let session = SessionID(description: String(fields[0]))
        return (Claim(session: session, expiry: expiry), expiry)
      }
    }

    /// The worker that a token names; the token need not be valid.
    package static func worker(in token: String) -> Int? {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 6 ? Int(parts[4]) : nil
    }

    /// A new token if more than half of the old token's lifetime has passed, else nil.
    package func renew(_ claim: Claim, cookie: String) -> String? {
      signer.isRenewalDue(at: claim.expiry) ? issue(for: claim.session, cookie: cookie) : nil
    }
  }
#endif
