#if Server
  import ArcoHTML
  import ArcoWeb

  /// The HTML document around a page.
  public struct Shell: Sendable {
    /// Words the script shows when something is wrong with the connection, in the page's language.
    public struct Words: Sendable {
      /// While the line is down.
      public var down = "Connection lost. Trying to reconnect…"
      /// While the line is down until the user does something: the page was idle, was opened over another
      /// connection, or an input was followed by others without end.
      public var paused = "This page has paused. Click or press a key to go on."
      /// While no line was up yet and two tries found none, as where a proxy lets no socket through. Links and forms
      /// work then as they do without the script.
      public var plain = "There is no live connection. Links and forms work, and load the page."
      /// When the browser cannot read a message of the server, and a rebuild of the page did not help.
      public var broken = "This page cannot be shown as it should be. Reload it to go on."
      /// After something that was done had no effect.
      public var refused =
        "That had no effect: the page has changed meanwhile, or what was sent is not possible."
      /// After something was typed or sent that has more bytes than the server takes at once.
      public var large = "That is too large and was not sent."
      /// After something that was done had ended the server twice, and was not tried again.
      public var poison = "The server could not do that, twice. It was not tried again."
      /// After the page was loaded anew because its session had ended.
      public var fresh = "You were away for a while. This page was started anew."
      /// After the page was loaded anew with an earlier state, since what came after that could not be
      /// brought back.
      public var lost = "The server was replaced. Your last changes to this page are lost."

      /// While the script has not run, from four seconds after the page was shown: the script did not load, or the
      /// browser is too old for it.
      public var late =
        "Parts of this page do not work: its script did not load, or this browser is too old for it. Reload the page to try again."

      /// English words.
      public init() {}
    }

    /// Shown in the tab while the view has no `title`.
    public var title: String
    /// A language tag, such as `en` or `de-CH`, while the first element of the view has no `lang`.
    public var language = "en"
    /// Addresses of stylesheets, in order.
    public var stylesheets: [String] = []
    /// Scripts and style sheets of the page's own, in order. A script runs as a module, once the page is
    /// there; other kinds of files are served and not asked for.
    public var files: [Site.File] = []
    /// The address of the icon in the tab. Without one the page says that there is none, so that
    /// browsers do not ask for `/favicon.ico`.
    public var icon: String?
    /// Whether a browser may keep the page when its user goes elsewhere, so that *back* shows it as it
    /// was left. Without, *back* fetches it anew: for what nobody is to see who uses the browser later. A page
    /// with a subject is in no cache of the browser: *back* loads it, and then it goes on with its session.
    public var isKept = true
    /// Words for the state of the connection.
    public var words = Words()

    /// A document in English without a stylesheet.
    public init(title: String) { self.title = title }
  }

  extension Shell {
    struct Container {
      var paint: Session.FirstPaint
      /// What the page says beside its own content.
      var notice: String?
      /// Where the files of pages are served.
      var basePath: String
      /// Nil for a page that has no session.
      var live: Live?
    }

    /// What the script has to know.
    struct Live {
      var token: String
      var socketPath: String
      var plainPath: String
      var scriptPath: String
      var lateStyle: LateStyle
      var isForSubject: Bool
      var latency: Duration
      var messageBytes: Int
      var window: Int
      /// Whether the session of the shown page continues, so that the browser keeps the page.
      var goesOn = false
      /// Whether the page begins with a state that is older than what the browser showed.
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

    /// What asks for a file, by what it is.
    private static func link(to path: String, of kind: String) -> String {
      switch kind {
      case "js": "<script type=\"module\" src=\"\(path.escapedForHTML)\"></script>"
      case "css": "<link rel=\"stylesheet\" href=\"\(path.escapedForHTML)\">"
      default: ""
      }
    }

    private func script(_ live: Live) -> String {
      // Who asks for this style sheet runs no script.
      """
      \(live.lateStyle.head)<script src="\(live.scriptPath.escapedForHTML)" defer></script>\
      <noscript><link rel="stylesheet" href="\("\(live.plainPath)?\(live.token)".escapedForHTML)"></noscript>
      """
    }

    /// What the script takes away.
    private func late(_ live: Live) -> String {
      "\(live.lateStyle.body)<p class=\"arco-late\" role=\"alert\">\(words.late.escapedForHTML)</p>"
    }

    private func data(_ live: Live, _ paint: Session.FirstPaint) -> String {
      let late = live.latency > .zero ? " data-latency=\"\(live.latency)\"" : ""
      let address = paint.address.map { " data-address=\"\($0.escapedForHTML)\"" } ?? ""
      return """
         data-arco3="\(live.socketPath.escapedForHTML)" \
        data-token="\(live.token)" data-nodes="\(paint.nodes)"\(address)\
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
        \(live.goesOn ? " data-goes-on" : "")
        """
    }
  }
#endif
