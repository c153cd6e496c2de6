#if Server
  /// The cookie that tokens are bound to: 128 random bits, which scripts cannot read and other
  /// sites' requests do not carry. All tabs of a browser share it.
  package struct SessionCookie: Sendable {
    package let isSecure: Bool
    private var suffix = ""

    package init(isSecure: Bool) { self.isSecure = isSecure }

    /// The name. The prefix makes browsers insist on `Secure`, `Path=/` and no `Domain`.
    package var name: String { (isSecure ? "__Host-arco" : "arco") + suffix }

    /// The cookie of a browser without script; its value is the token of the browser's page.
    var plain: SessionCookie {
      var cookie = self
      cookie.suffix = "-page"
      return cookie
    }

    /// The value in a request's `Cookie` fields; nil if it is absent or not of this cookie's form.
    package func value(in fields: [String]) -> String? {
      guard let value = anyValue(in: fields), value.utf8.count == 32,
        Hexadecimal.bytes(value) != nil
      else { return nil }
      return value
    }

    /// The value in a request's `Cookie` fields, of any form.
    func anyValue(in fields: [String]) -> String? { firstCookie(name, in: fields) }

    func random() -> String { Hexadecimal.random(bytes: 16) }

    /// The `Set-Cookie` field.
    package func field(_ value: String) -> String {
      "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
  }

  /// The value of the first cookie with a name in a request's `Cookie` fields.
  ///
  /// Names are compared by bytes. Hummingbird's `Cookies` drops any Unicode blank before a name.
  /// Browsers count such a blank as part of the name, so a neighbouring host could set
  /// `\u{2000}__Host-arco`.
  package func firstCookie(_ name: String, in fields: [String]) -> String? {
    let start = Array("\(name)=".utf8)
    for pair in fields.lazy.flatMap({ $0.utf8.split(separator: UInt8(ascii: ";")) }) {
      let cookie = pair.drop { $0 == UInt8(ascii: " ") }
      if cookie.starts(with: start) { return String(Substring(cookie.dropFirst(start.count))) }
    }
    return nil
  }
#endif
