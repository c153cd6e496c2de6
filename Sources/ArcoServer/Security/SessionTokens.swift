#if Server
  /// Issues and checks the tokens by which a connection proves that its page was given to it.
  ///
  /// The fields of a token are its session, when it expires, and, if a worker has the session, the worker's number.
  package struct SessionTokens: Sendable {
    package struct Claim: Equatable {
      package var session: SessionID
      package var expiry: Int
    }

    package typealias Verdict = TokenVerdict<Claim>

    private let signer: TokenSigner
    /// The worker that has the sessions of new tokens; nil where there is none.
    let worker: Int?
    var lifetime: Int { signer.lifetime }
    var date: @Sendable () -> Int { signer.date }

    /// - `keys`: the first one signs, all of them verify.
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

    /// What a token is worth. A stale one allows the page to start anew, and nothing else.
    package func verify(_ token: String, cookie: String?) -> Verdict {
      signer.verify(token, cookie: cookie) { fields in
        guard (2...3).contains(fields.count), let expiry = Int(fields[1]) else { return nil }
        let session = SessionID(description: String(fields[0]))
        return (Claim(session: session, expiry: expiry), expiry)
      }
    }

    /// The worker that a token names, whether it is in order or not.
    package static func worker(in token: String) -> Int? {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 6 ? Int(parts[4]) : nil
    }

    /// A new token when more than half of the old one's time is over.
    package func renew(_ claim: Claim, cookie: String) -> String? {
      signer.isRenewalDue(at: claim.expiry) ? issue(for: claim.session, cookie: cookie) : nil
    }
  }
#endif
