#if Server
  import Crypto

  /// A browser, identified by its cookie.
  package struct Browser: Sendable {
    package var cookie: String
    /// The cookie, if the browser sent it; nil for a cookie that the answer sets.
    package var known: String?

    package init(cookie: String) {
      self.cookie = cookie
      known = cookie
    }

    init(cookie: String, known: String?) {
      self.cookie = cookie
      self.known = known
    }
  }

  extension PageRequest {
    var visitor: Browser { Browser(cookie: browser, known: known) }
  }

  /// The identity of a page that is not kept: a hash of its path and its browser.
  ///
  /// After the death of its worker such a page starts again as another session, and its events are
  /// not sent again. But the user may load the page again and do the same. Then the page's name and
  /// the event's hash identify the event.
  package struct PageName: Equatable, Sendable {
    /// How long deaths count. Without a limit, such a page could never be opened again.
    package static let memory: Duration = .seconds(600)

    /// 32 hexadecimal digits, like the id of a session.
    package let text: String

    /// - Parameters:
    ///   - address: the requested address; its query is ignored.
    ///   - browser: the browser's cookie, or the address of its network if it has none.
    package init(at address: String, browser: String) {
      let path = address.prefix { $0 != "?" }
      text = Hexadecimal.text(SHA256.hash(data: Array("\(path)\n\(browser)".utf8)).prefix(16))
    }
  }
#endif
