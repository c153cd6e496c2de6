#if Server
  /// Issues and checks the tokens of plain forms. A token shows that this site gave the form to the
  /// browser that sends it. Its one field is the time of its expiry.
  package struct FormTokens: Sendable {
    /// The elapsed part of a token's lifetime.
    package enum Age {
      case firstHalf
      case secondHalf
    }

    private let signer: TokenSigner

    /// - `keys`: the first key signs, all keys verify.
    /// - `purpose`: a word without blanks; a token is valid for its own purpose only.
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
