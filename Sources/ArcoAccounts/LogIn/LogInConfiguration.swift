#if Server
  public import ArcoHTML

  /// How people log in, and what they are shown.
  public struct LogInConfiguration: Sendable {
    /// Where the form is; the form to log out is sent to ``logOutPath``.
    public var path = "/log-in"
    /// What a form that logs out is sent to, by `post`.
    public var logOutPath = "/log-out"
    /// Where somebody gets who has logged in, and was not sent here from a page.
    public var home = "/"
    /// How long a log in is good for.
    public var lifetime: Duration = .seconds(14 * 24 * 3600)
    /// What a password's hash costs from now on. What costs less is made anew at the next log in; until then, a wrong
    /// password takes the work of the new cost there, too. If the cost is lowered, accounts with a dearer hash answer more
    /// slowly than names that nobody has, and so show that they exist. A log in does not change that: a dearer hash is kept
    /// until the password is changed.
    public var cost = PasswordCost()
    /// How many hashes are made at the same time: each takes the memory that its cost says.
    public var hashesAtOnce = 2
    /// How often one account may be tried from one address, or one /64 of IPv6; from a /56 or /48, 4 times as often.
    /// A browser that somebody has logged in with counts by itself.
    public var triesOfAccount = TryLimit(atOnce: 5, every: .seconds(30))
    /// How often one account may be tried from all addresses together, by browsers that nobody has logged in to it with.
    /// Whoever uses them up keeps its user from logging in with a new browser, and with no other. So it refills faster
    /// than one address may take from it.
    public var triesOfStrangers = TryLimit(atOnce: 50, every: .seconds(5))
    /// How often one address may try, or one /64 of IPv6.
    public var triesOfAddress = TryLimit(atOnce: 30, every: .seconds(5))
    /// What stands on the page.
    public var words = Words()
    /// Makes the page around the form.
    public var page: @Sendable (LogInForm) -> HTML = { $0.plainPage() }

    /// The defaults.
    public init() {}

    /// What stands on the page of the form, in the site's language.
    public struct Words: Sendable {
      /// A language tag, such as `en`.
      public var language = "en"
      /// The title and the heading.
      public var title = "Log in"
      /// What the account is named by.
      public var name = "Name"
      /// What proves that it is theirs.
      public var password = "Password"
      /// The button.
      public var submit = "Log in"
      /// There is no such account, or its password is another one.
      public var wrong = "Name or password is not right."
      /// More tries than the limits allow.
      public var tooMany = "Too many tries. Please wait a minute, and try again."
      /// More people log in at once than the machine can take.
      public var busy = "Too many people are logging in just now. Please try again."
      /// Somebody asked to be logged out in all browsers, and was logged out in this one before. So nobody knows any more
      /// whose browsers are meant.
      public var notEverywhere =
        "You were logged out here before. To log out in all browsers, please log in and try again."
      /// The form was shown too long ago, or is not from this site.
      public var expired = "This form was out of date. Please try again."

      /// English words.
      public init() {}
    }
  }

  /// The form that somebody logs in by, for a page of one's own around it.
  public struct LogInForm: Sendable {
    /// What stands on it.
    public let words: LogInConfiguration.Words
    /// What was wrong with the try before; nil for the first one.
    public let problem: String?
    let path: String
    let name: String
    let next: String?
    let token: String

    /// The form, without a page around it.
    public func form() -> HTML {
      ArcoHTML.form(.method("post"), .action(WebAddress(within: path))) {
        input(.type(.hidden), .name("arco-proof"), .value(token))
        if let next { input(.type(.hidden), .name("next"), .value(next)) }
        if let problem { p(problem, .id("log-in-problem"), .role("alert")) }
        label(words.name, .for("log-in-name"))
        input(
          .type(.text), .id("log-in-name"), .name("name"), .value(name), .required(),
          .autocomplete("username"), .autofocus(problem == nil))
        label(words.password, .for("log-in-password"))
        input(
          .type(.password), .id("log-in-password"), .name("password"), .required(),
          .autocomplete("current-password"), .autofocus(problem != nil),
          .when(problem != nil, .ariaDescribedBy("log-in-problem")))
        button(words.submit, .type(.submit))
      }
    }

    /// A page with nothing but the form.
    ///
    /// - Parameter stylesheets: their addresses, in order.
    public func plainPage(stylesheets: [WebAddress] = []) -> HTML {
      html(.lang(words.language)) {
        head {
          meta(.charset("utf-8"))
          meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
          meta(.name("color-scheme"), .content("light dark"))
          title(words.title)
          for sheet in stylesheets { HTML.link(.rel("stylesheet"), .href(sheet)) }
        }
        body {
          main {
            h1(words.title)
            form()
          }
        }
      }
    }
  }
#endif
