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
      for pair in fields.flatMap({ $0.split(separator: ";") }) {
        let trimmed = pair.drop { $0 == " " }
        guard trimmed.hasPrefix(name + "=") else { continue }
        let value = String(trimmed.dropFirst(name.utf8.count + 1))
        return value.utf8.count == 64 && Hexadecimal.bytes(value) != nil ? value : nil
      }
      return nil
    }

    /// The `Set-Cookie` field; an empty value takes the cookie away.
    func field(_ value: String) -> String {
      let age = value.isEmpty ? 0 : lifetime.components.seconds
      return "\(name)=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax"
        + (isSecure ? "; Secure" : "")
    }
  }
#endif
