#if Server
  import Crypto

  /// A browser, by its cookie.
  package struct Browser: Sendable {
    package var cookie: String
    /// The same, if it brought it; nil for one that gets it with the answer.
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

  /// What a page is known by that does not come back when its worker has died: its path, and who asked for it.
  ///
  /// Such a page begins anew, as another session, and nobody sends its events again. Yet somebody may load it again
  /// and do the same: that is known by the page's name and by what the event says.
  package struct PageName: Equatable, Sendable {
    /// For how long deaths count, as nothing else would let such a page begin again.
    package static let memory: Duration = .seconds(600)

    /// 32 digits, as a session's id has.
    package let text: String

    /// - Parameters:
    ///   - address: what is asked for; its query does not count.
    ///   - browser: its cookie; the address of its network where it has none.
    package init(at address: String, browser: String) {
      let path = address.prefix { $0 != "?" }
      text = Hexadecimal.text(SHA256.hash(data: Array("\(path)\n\(browser)".utf8)).prefix(16))
    }
  }
#endif
