#if Server
  import ArcoServer

  /// The cookie with the secret of a log in: 256 random bits. Scripts cannot read it, and requests
  /// from other sites do not carry it, except for links.
  struct LogInCookie: Sendable {
    let isSecure: Bool
    let lifetime: Duration

    /// The name. The prefix makes browsers insist on `Secure`, `Path=/` and no `Domain`.
    var name: String { isSecure ? "__Host-arco-user" : "arco-user" }

    func value(in fields: [String]) -> String? {
      guard let value = firstCookie(name, in: fields) else { return nil }
      return value.utf8.count == 64 && Hexadecimal.bytes(value) != nil ? value : nil
    }

    /// The `Set-Cookie` field; an empty value removes the cookie.
    func field(_ value: String) -> String {
      let age = value.isEmpty ? 0 : lifetime.components.seconds
      return "\(name)=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax"
        + (isSecure ? "; Secure" : "")
    }
  }

  /// The cookie that identifies a browser in which users have logged in, by a mark for each
  /// account.
  package struct DeviceCookie: Sendable {
    let isSecure: Bool

    package init(isSecure: Bool) { self.isSecure = isSecure }

    private var name: String { isSecure ? "__Host-arco-device" : "arco-device" }

    package func marks(in fields: [String]) -> [String] {
      // To find `~` behind a letter with thousands of accents takes seconds.
      guard let value = firstCookie(name, in: fields), value.utf8.allSatisfy({ $0 < 0x80 })
      else { return [] }
      return value.split(separator: "~").prefix(FormTokens.mostMarks).map { String($0) }
    }

    /// The `Set-Cookie` field.
    func field(_ marks: [String]) -> String {
      "\(name)=\(marks.joined(separator: "~")); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
        + (isSecure ? "; Secure" : "")
    }
  }

  /// Marks of browsers in which users have logged in.
  ///
  /// A mark is signed for an account and the stored hash of its password. So it does not reveal the
  /// account, and it is invalid once the password changes.
  extension FormTokens {
    /// The largest number of a browser's marks. The newest marks are kept.
    static var mostMarks: Int { 4 }

    /// - Parameter account: nil takes the same time as an account.
    func isMark<User>(_ mark: String, of account: Account<User>?) -> Bool {
      verify(mark, cookie: account?.device ?? "nobody").isValid
    }

    /// Returns the browser's marks, with one for this account: its present mark, or a new one if
    /// more than half of its lifetime has passed.
    func marks<User>(_ known: [String], with account: Account<User>) -> [String] {
      let others = known.filter { !isMark($0, of: account) }
      let own = known.first { verify($0, cookie: account.device) == .valid(.firstHalf) }
      return Array(([own ?? issue(cookie: account.device)] + others).prefix(Self.mostMarks))
    }
  }

  extension Account {
    /// The value that a mark is bound to.
    fileprivate var device: String { "\(hash) \(id)" }
  }
#endif
