#if Server
  /// Issues and checks the tokens by which a plain form proves that this site gave it to the browser that
  /// sends it. A token has one field: when it expires.
  package struct FormTokens: Sendable {
    /// How much of a token's time is over.
    package enum Age {
      case firstHalf
      case secondHalf
    }

    private let signer: TokenSigner

    /// - `keys`: the first one signs, all of them verify.
    /// - `purpose`: what the tokens are for. It has no blank.
    package init(
      for purpose: String = "form", keys: [SigningKey], lifetime: Duration,
      date: @escaping @Sendable () -> Int
    ) {
      signer = TokenSigner(for: "arco \(purpose)", keys: keys, lifetime: lifetime, date: date)
    }

    package func issue(cookie: String) -> String {
      signer.sign(["\(signer.expiry)"], cookie: cookie)
    }

    package func verify(_ token: String, cookie: String?) -> TokenVerdict<Age> {
      signer.verify(token, cookie: cookie) { fields in
        guard fields.count == 1, let expiry = Int(fields[0]) else { return nil }
        return (signer.isRenewalDue(at: expiry) ? .secondHalf : .firstHalf, expiry)
      }
    }
  }
#endif
