#if Server
  import Hummingbird

  /// The cookie that ties a browser to the tokens it was given: 128 random bits, unreadable to
  /// scripts, not sent with other sites' requests. All tabs of a browser share it.
  package struct SessionCookie: Sendable {
    package let isSecure: Bool
    private var suffix = ""

    package init(isSecure: Bool) { self.isSecure = isSecure }

    /// The prefix makes browsers insist on `Secure`, `Path=/` and no `Domain`.
    package var name: String { (isSecure ? "__Host-arco" : "arco") + suffix }

    /// The cookie that names the page of a browser without script, by its token.
    var plain: SessionCookie {
      var cookie = self
      cookie.suffix = "-page"
      return cookie
    }

    /// The value in a request's `Cookie` fields; nil when absent or not one of ours.
    package func value(in fields: [String]) -> String? {
      guard let value = anyValue(in: fields), value.utf8.count == 32,
        Hexadecimal.bytes(value) != nil
      else { return nil }
      return value
    }

    /// Whatever a request has for a value.
    func anyValue(in fields: [String]) -> String? { Cookies(from: fields)[name]?.value }

    func random() -> String { Hexadecimal.random(bytes: 16) }

    /// The `Set-Cookie` field.
    package func field(_ value: String) -> String {
      "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
  }
#endif
