#if Server
  import ArcoHTML
  import ArcoWeb

  /// The HTML document around a page.
  public struct Shell: Sendable {
    /// The words that the script shows about the connection, in the page's language.
    public struct Words: Sendable {
      /// Shown while the connection is down.
      public var down = "Connection lost. Trying to reconnect…"
      /// Shown while the connection is down until the user does something: the page was idle, was
      /// opened over another connection, or sent inputs to itself without end.
      public var paused = "This page has paused. Click or press a key to go on."
      /// Shown while the first connection has failed twice, for example because a proxy blocks
      /// sockets. Links and forms then work as without the script.
      public var plain = "There is no live connection. Links and forms work, and load the page."
      /// Shown if the browser cannot read a message of the server, even after a rebuild of the
      /// page.
      public var broken = "This page is not shown correctly. Reload it to continue."
      /// Shown after an action of the user had no effect.
      public var refused =
        "That had no effect: the page has changed meanwhile, or the input is not allowed."
      /// Shown after the user typed or sent more bytes than the server accepts in one message.
      public var large = "That is too large and was not sent."
      /// Shown after an action has crashed the server twice and was not tried again.
      public var poison = "That failed twice on the server, and was not tried again."
      /// Shown after the page was loaded again because its session had ended.
      public var fresh = "You were away for a while. This page has started again."
      /// Shown after the page was loaded again with an earlier state, since later changes could not
      /// be restored.
      public var lost = "The server was replaced. Your last changes to this page are lost."

      /// Shown while the script has not run, from four seconds after the page was shown: the script
      /// did not load, or the browser is too old for it.
      public var late =
        "Parts of this page do not work: its script did not load, or this browser is too old for it. Reload the page to try again."

      /// Makes words in English.
      public init() {}
    }

    /// The title in the tab while the view has no `title`.
    public var title: String
    /// A language tag, such as `en` or `de-CH`, used while the first element of the view has no
    /// `lang`.
    public var language = "en"
    /// The addresses of style sheets, in order.
    public var stylesheets: [String] = []
    /// The scripts and style sheets of the application, in order. A script runs as a module once
    /// the page is parsed. Files of other kinds are served, and the document does not load them.
    public var files: [Site.File] = []
    /// The address of the tab's icon. With nil, the default, the page declares that it has no icon,
    /// so that browsers do not ask for `/favicon.ico`.
    public var icon: String?
    /// Whether a browser may cache the page for its *back* button. Set false for a page that a
    /// later user of the browser must not see; then *back* loads the page again. A page with a
    /// subject is never cached: *back* loads it again and continues its session.
    public var isKept = true
    /// The words for the state of the connection.
    public var words = Words()

    /// Makes a document in English without style sheets.
    public init(title: String) { self.title = title }
  }

  extension Shell {
    struct Container {
      var paint: Session.FirstPaint
      /// A notice above the page's content.
      var notice: String?
      /// The path below which the files of pages are served.
      var basePath: String
      /// Nil for a page without a session.
      var live: Live?
    }

    /// The data that the script needs.
    struct Live {
      var token: String
      var socketPath: String
      var plainPath: String
      var scriptPath: String
      var noticeStyle: NoticeStyle
      var isForSubject: Bool
      var latency: Duration
      var messageBytes: Int
      var window: Int
      /// Whether the session of the browser's current page continues. Then the browser keeps the
      /// page that it shows.
      var goesOn = false
      /// Whether the page begins with an older state than the browser showed.
      var isOlder = false
    }

    func render(_ container: Container) -> [UInt8] {
      let (paint, head) = (container.paint, container.paint.head)
      let styles = stylesheets.map { "<link rel=\"stylesheet\" href=\"\($0.escapedForHTML)\">" }
      let own = files.map { Self.link(to: $0.path(below: container.basePath), of: $0.kind) }
      let notice = container.notice.map {
        "<p class=\"arco-status\" role=\"alert\">\($0.escapedForHTML)</p>"
      }
      let opening = """
        <!doctype html>
        <html lang="\((head.language ?? language).escapedForHTML)"><head><meta charset="utf-8">\
        <title>\((head.title ?? title).escapedForHTML)</title>\(String(decoding: head.markup, as: UTF8.self))\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="color-scheme" content="light dark">\
        <link rel="icon" href="\((icon ?? "data:,").escapedForHTML)">\(styles.joined())\
        \(container.live.map(script) ?? "")\(own.joined())</head>
        <body>\(notice ?? "")<div\(container.live.map { data($0, paint) } ?? "")>
        """
      let ending = "</div>\(container.live.map(late) ?? "")</body></html>\n"
      return Array(opening.utf8) + paint.markup + Array(ending.utf8)
    }

    /// The markup that loads a file, by its kind.
    private static func link(to path: String, of kind: String) -> String {
      switch kind {
      case "js": "<script type=\"module\" src=\"\(path.escapedForHTML)\"></script>"
      case "css": "<link rel=\"stylesheet\" href=\"\(path.escapedForHTML)\">"
      default: ""
      }
    }

    private func script(_ live: Live) -> String {
      // Only a browser that runs no script asks for this style sheet.
      """
      \(live.noticeStyle.head)<script src="\(live.scriptPath.escapedForHTML)" defer></script>\
      <noscript><link rel="stylesheet" href="\("\(live.plainPath)?\(live.token)".escapedForHTML)"></noscript>
      """
    }

    /// The notice that the script removes.
    private func late(_ live: Live) -> String {
      "\(live.noticeStyle.body)<p class=\"arco-late\" role=\"alert\">\(words.late.escapedForHTML)</p>"
    }

    private func data(_ live: Live, _ paint: Session.FirstPaint) -> String {
      let late = live.latency > .zero ? " data-latency=\"\(live.latency)\"" : ""
      let address = paint.address.map { " data-address=\"\($0.escapedForHTML)\"" } ?? ""
      let patch = paint.patch > 0 ? " data-patch=\"\(paint.patch)\"" : ""
      return """
         data-arco3="\(live.socketPath.escapedForHTML)" \
        data-token="\(live.token)" data-nodes="\(paint.nodes)"\(address)\(patch)\
        \(live.isForSubject ? " data-subject" : "")\(isKept ? " data-kept" : "")\(late) \
        data-limit="\(live.messageBytes)" data-window="\(live.window)" \
        data-plain="\(live.plainPath.escapedForHTML)" \
        data-word-down="\(words.down.escapedForHTML)" \
        data-word-paused="\(words.paused.escapedForHTML)" \
        data-word-plain="\(words.plain.escapedForHTML)" \
        data-word-large="\(words.large.escapedForHTML)" \
        data-word-broken="\(words.broken.escapedForHTML)" \
        data-word-refused="\(words.refused.escapedForHTML)" \
        data-word-poison="\(words.poison.escapedForHTML)" \
        data-word-fresh="\((live.isOlder ? words.lost : words.fresh).escapedForHTML)"\
        \(live.goesOn ? " data-goes-on" : "")\(live.isOlder ? " data-older" : "")
        """
    }
  }
#endif
