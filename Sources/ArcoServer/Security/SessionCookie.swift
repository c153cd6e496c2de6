#if Server
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
    func anyValue(in fields: [String]) -> String? { firstCookie(name, in: fields) }

    func random() -> String { Hexadecimal.random(bytes: 16) }

    /// The `Set-Cookie` field.
    package func field(_ value: String) -> String {
      "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
  }

  /// The value of the first cookie of a name in a request's `Cookie` fields.
  ///
  /// Names are compared by their bytes. Hummingbird's `Cookies` skips each of Unicode's blanks before a name. Browsers
  /// take such a blank for a part of the name, and so let a neighbouring host set `\u{2000}__Host-arco`.
  package func firstCookie(_ name: String, in fields: [String]) -> String? {
    let start = Array("\(name)=".utf8)
    for pair in fields.lazy.flatMap({ $0.utf8.split(separator: UInt8(ascii: ";")) }) {
      let cookie = pair.drop { $0 == UInt8(ascii: " ") }
      if cookie.starts(with: start) { return String(Substring(cookie.dropFirst(start.count))) }
    }
    return nil
  }
#endif
