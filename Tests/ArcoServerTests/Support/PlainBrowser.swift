#if Server
  /// A browser that runs no script.
  struct PlainBrowser {
    var client: RawClient
    var cookies: [String: String] = [:]
    var page = RawClient.Reply(head: "")

    init(_ client: RawClient) { self.client = client }

    private var cookieField: String {
      cookies.isEmpty
        ? "" : "Cookie: \(cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; "))\r\n"
    }

    mutating func get(_ path: String) async throws {
      page = try await client.get(path, cookieField)
      keepCookies()
      // As a browser does that finds a `noscript`.
      let mark = "<noscript><link rel=\"stylesheet\" href=\""
      guard let start = page.body.ranges(of: mark).first else { return }
      let sheet = page.body[start.upperBound...].prefix { $0 != "\"" }
      let whole = page
      page = try await client.get(String(sheet), cookieField)
      keepCookies()
      page = whole
    }

    /// The addresses that the page's forms are sent to, in their order.
    var actions: [String] {
      page.body.components(after: " method=\"post\" action=\"").map { text in
        String(text.prefix { $0 != "\"" }).components(after: "&amp;", joinedBy: "&")
      }
    }

    mutating func send(_ body: String, to action: String, origin: String? = "http://here")
      async throws
    {
      let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
      try await client.write(
        """
        POST \(action) HTTP/1.1\r\nHost: here\r\n\(origin)\(cookieField)\
        Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r\n\
        \(body)
        """)
      page = try await client.reply()
      keepCookies()
    }

    /// Sends a form, and goes where that leads.
    mutating func submit(_ body: String, form: Int) async throws {
      try await send(body, to: actions[form])
      guard page.status == 303, let target = page.field("location") else { return }
      try await get(target)
    }

    private mutating func keepCookies() {
      for line in page.head.split(separator: "\r\n")
      where line.lowercased().hasPrefix("set-cookie:") {
        let pair = line.dropFirst(11).drop { $0 == " " }.prefix { $0 != ";" }
          .split(separator: "=", maxSplits: 1)
        cookies[String(pair[0])] = String(pair[1])
      }
    }
  }

  extension String {
    fileprivate func components(after mark: String) -> [Substring] {
      ranges(of: mark).map { self[$0.upperBound...] }
    }

    fileprivate func components(after mark: String, joinedBy text: String) -> String {
      split(separator: mark, omittingEmptySubsequences: false).joined(separator: text)
    }
  }
#endif
