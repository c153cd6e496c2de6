#if Server
  import Crypto

  /// Signs tokens, and checks their signatures.
  ///
  /// A token is `1.key.field.….signature`. The signature is an HMAC-SHA-256 over the token's purpose, what stands before
  /// the signature, and the browser's cookie. So a token is worthless without its cookie, a cookie without a token, and a
  /// token of one purpose for another purpose.
  struct TokenSigner: Sendable {
    enum Reading {
      /// The fields of a token that one of the keys signed.
      case signed([Substring])
      /// The site does not have the key that the token names, or has it no longer.
      case unknownKey
      case forged
    }

    private let purpose: String
    private let current: SigningKey
    private let keys: [String: SigningKey]

    /// - Parameters:
    ///   - purpose: what the tokens are for. No purpose is the beginning of another one.
    ///   - keys: the first one signs, all of them verify. Without keys, a random one does both.
    init(for purpose: String, keys: [SigningKey]) {
      self.purpose = purpose
      let current = keys.first ?? .random()
      self.current = current
      self.keys = Dictionary((keys + [current]).map { ($0.id, $0) }) { first, _ in first }
    }

    /// A token of fields that have no dot.
    func sign(_ fields: [String], cookie: String) -> String {
      let claim = (["1", current.id] + fields).joined(separator: ".")
      let signature = HMAC<SHA256>.authenticationCode(
        for: signed(claim, cookie), using: current.secret)
      return "\(claim).\(Hexadecimal.text(signature))"
    }

    /// - Parameter count: how many fields the token has.
    func read(_ token: String, _ count: ClosedRange<Int>, cookie: String?) -> Reading {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      guard count.contains(parts.count - 3), parts[0] == "1", let cookie,
        let signature = Hexadecimal.bytes(parts[parts.count - 1])
      else { return .forged }
      guard let key = keys[String(parts[1])] else { return .unknownKey }
      // CryptoKit's comparison takes the same time wherever the signatures differ.
      let isOurs = HMAC<SHA256>.isValidAuthenticationCode(
        signature, authenticating: signed(parts.dropLast().joined(separator: "."), cookie),
        using: key.secret)
      return isOurs ? .signed(Array(parts[2..<(parts.count - 1)])) : .forged
    }

    private func signed(_ claim: String, _ cookie: String) -> [UInt8] {
      Array("\(purpose) \(claim) \(cookie)".utf8)
    }
  }
#endif
