#if Server
  /// Issues and checks the tokens by which a connection proves that its page was given to it.
  ///
  /// The fields of a token are its session, when it expires, and, if a worker has the session, the worker's number.
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

    private let signer: TokenSigner
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
      signer = TokenSigner(for: "arco", keys: keys)
      self.lifetime = Int(lifetime.components.seconds)
      self.date = date
    }

    package func issue(for session: SessionID, cookie: String) -> String {
      let fields = ["\(session)", "\(date() + lifetime)"] + (worker.map { ["\($0)"] } ?? [])
      return signer.sign(fields, cookie: cookie)
    }

    package func verify(_ token: String, cookie: String?) -> Verdict {
      switch signer.read(token, 2...3, cookie: cookie) {
      case .signed(let fields):
        guard let expiry = Int(fields[1]) else { return .forged }
        guard date() < expiry else { return .stale }
        return .valid(Claim(session: SessionID(description: String(fields[0])), expiry: expiry))
      case .unknownKey: return .stale
      case .forged: return .forged
      }
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
  }
#endif
