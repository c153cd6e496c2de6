#if Server
  public import ArcoHTML

  /// The settings of a log in: its addresses, its limits and its page.
  public struct LogInConfiguration: Sendable {
    /// The path of the log in form.
    public var path = "/log-in"
    /// The path that a log out form is sent to, by `post`.
    public var logOutPath = "/log-out"
    /// The address to show after a log in that no page asked for, and after a log out.
    public var home = "/"
    /// The lifetime of a log in.
    public var lifetime: Duration = .seconds(14 * 24 * 3600)
    /// The cost of new password hashes.
    ///
    /// A cheaper hash is replaced at the next log in. Until then, a wrong password takes the time
    /// of the new cost.
    ///
    /// Lowering the cost reveals accounts: a dearer hash stays until its password is changed, and
    /// answers more slowly than a name without an account.
    public var cost = PasswordCost()
    /// The largest number of hashes that are computed at the same time. Each takes the memory of
    /// its cost.
    public var hashesAtOnce = 2
    /// The limit of tries for one account from one address, or from one /64 of IPv6; 4 times as
    /// many from a /56 or a /48. A browser in which the user has logged in before is counted
    /// separately.
    public var triesOfAccount = TryLimit(atOnce: 5, every: .seconds(30))
    /// The limit of tries for one account from all addresses together, by browsers in which its
    /// user has not logged in before. While these tries are used up, the user can log in only with
    /// a known browser. This limit refills six times as fast as one address may try (see
    /// `triesOfAccount`), so that one address alone cannot use it up.
    public var triesOfStrangers = TryLimit(atOnce: 50, every: .seconds(5))
    /// The limit of tries from one address, or from one /64 of IPv6.
    public var triesOfAddress = TryLimit(atOnce: 30, every: .seconds(5))
    /// The words on the page.
    public var words = Words()
    /// Makes the page around the form.
    public var page: @Sendable (LogInForm) -> HTML = { $0.plainPage() }

    /// Makes the default settings.
    public init() {}

    /// The words on the page of the form, and the tag of their language. The defaults are English:
    /// for another language, set all of them.
    public struct Words: Sendable {
      /// A language tag, such as `en`.
      public var language = "en"
      /// The title and the heading.
      public var title = "Log in"
      /// The label of the field for the name.
      public var name = "Name"
      /// The label of the field for the password.
      public var password = "Password"
      /// The button.
      public var submit = "Log in"
      /// Shown if there is no such account, or the password is wrong.
      public var wrong = "Name or password is not right."
      /// Shown after too many tries.
      public var tooMany = "Too many tries. Please wait a minute, and try again."
      /// Shown while too many users log in at the same time.
      public var busy = "Too many people are logging in just now. Please try again."
      /// Shown after a request to log out in all browsers, if this browser was logged out before.
      /// The site then does not know the user any more, and cannot log out the other browsers.
      public var notEverywhere =
        "You were logged out here before. To log out in all browsers, please log in and try again."
      /// Shown if the form was loaded too long ago, or does not come from this site.
      public var expired = "This form was out of date. Please try again."

      /// Makes words in English.
      public init() {}
    }
  }

  /// The log in form, for a page of the application's own around it.
  public struct LogInForm: Sendable {
    /// The words on the form.
    public let words: LogInConfiguration.Words
    /// The reason why the last try failed; nil for the first try.
    public let problem: String?
    let path: String
    let name: String
    let next: String?
    let token: String

    /// Returns the form as markup, without a page around it.
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

    /// Returns a page that has only the form.
    ///
    /// - Parameter stylesheets: the addresses of style sheets, in order.
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
