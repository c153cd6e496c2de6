#if Server
  import ArcoServer

  /// The cookie with the secret of a log in: 256 random bits, unreadable to scripts, not sent with other
  /// sites' requests but for links.
  struct LogInCookie: Sendable {
    let isSecure: Bool
    let lifetime: Duration

    /// The prefix makes browsers insist on `Secure`, `Path=/` and no `Domain`.
    var name: String { isSecure ? "__Host-arco-user" : "arco-user" }

    func value(in fields: [String]) -> String? {
      guard let value = firstCookie(name, in: fields) else { return nil }
      return value.utf8.count == 64 && Hexadecimal.bytes(value) != nil ? value : nil
    }

    /// The `Set-Cookie` field; an empty value takes the cookie away.
    func field(_ value: String) -> String {
      let age = value.isEmpty ? 0 : lifetime.components.seconds
      return "\(name)=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax"
        + (isSecure ? "; Secure" : "")
    }
  }

  /// The cookie by which a browser is known that somebody has logged in with: a mark of each account.
  struct DeviceCookie: Sendable {
    let isSecure: Bool

    private var name: String { isSecure ? "__Host-arco-device" : "arco-device" }

    func marks(in fields: [String]) -> [String] {
      guard let value = firstCookie(name, in: fields) else { return [] }
      return value.split(separator: "~").prefix(FormTokens.mostMarks).map { String($0) }
    }

    /// The `Set-Cookie` field.
    func field(_ marks: [String]) -> String {
      "\(name)=\(marks.joined(separator: "~")); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
        + (isSecure ? "; Secure" : "")
    }
  }

  /// Marks of browsers that somebody has logged in with.
  ///
  /// A mark is signed for an account and for what is kept of its password. So it says nothing of whose it is, and is
  /// worth nothing once the password has changed.
  extension FormTokens {
    /// For how many accounts a browser is known: those that were logged in to last.
    static var mostMarks: Int { 4 }

    /// - Parameter account: nil takes as long as any other.
    func isMark<User>(_ mark: String, of account: Account<User>?) -> Bool {
      verify(mark, cookie: account?.device ?? "nobody").isValid
    }

    /// The marks of a browser, with one of an account: the mark that the browser has, or a new one if more than half of
    /// its time is over.
    func marks<User>(_ known: [String], with account: Account<User>) -> [String] {
      let others = known.filter { !isMark($0, of: account) }
      let own = known.first { verify($0, cookie: account.device) == .valid(.firstHalf) }
      return Array(([own ?? issue(cookie: account.device)] + others).prefix(Self.mostMarks))
    }
  }

  extension Account {
    /// What a mark is bound to.
    fileprivate var device: String { "\(hash) \(id)" }
  }
#endif
