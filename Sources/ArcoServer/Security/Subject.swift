#if Server
  import ArcoHTML
  public import Hummingbird

  /// The user that a live page was made for, as the application knows them.
  ///
  /// The session of a page belongs to the subject of the request that painted the page. So when
  /// somebody logs out, the application can end all of their pages: ``Site/endSessions(where:)``.
  public struct Subject: Sendable {
    /// The key of the subject's account. Keys are compared by bytes, as in a database: two Unicode
    /// spellings of an accented letter are two subjects.
    public let id: String
    /// An identifier of the log in: the same in all tabs of a browser, and empty if it is not
    /// known.
    public let logIn: String
    /// Returns whether the page may still be shown to the subject. If not, the page ends.
    ///
    /// Called after the page was painted, since the user may have logged out meanwhile; whenever a
    /// tab connects to the page; and before each event. So it must be fast, and must not block.
    public var mayStay: @Sendable () -> Bool

    /// Makes a subject.
    public init(id: String, logIn: String = "", mayStay: @escaping @Sendable () -> Bool = { true })
    {
      self.id = id
      self.logIn = logIn
      self.mayStay = mayStay
    }

    /// Whether the subject has this id, compared by bytes.
    public func has(id: String) -> Bool { self.id.hasSameBytes(as: id) }

    /// Whether both are the same subject with the same log in, or both are nil.
    static func areSame(_ one: Subject?, _ other: Subject?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return one.has(id: other.id) && one.logIn.hasSameBytes(as: other.logIn)
    }
  }

  extension Subject {
    /// A request context that knows the subject of its pages.
    ///
    ///     struct Visit: Subject.Context {
    ///       var coreContext: CoreRequestContextStorage
    ///       var subject: Subject?     // set by middleware
    ///       init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
    ///     }
    public protocol Context: RequestContext {
      /// The subject that the middleware found; nil for a visitor who is not logged in.
      var subject: Subject? { get }
    }
  }

  extension Site {
    /// Ends the live pages of some subjects, in all browsers. Their tabs become empty
    /// immediately, and load the page again after two seconds, with the user's present rights.
    ///
    ///     await site.endSessions { $0.has(id: user) }
    ///
    /// When the call returns, no action on these pages has an effect any more. Effects that are to
    /// be finished (`Effect.finishing(within:)`) go on.
    ///
    /// - Complexity: linear in the live pages of the site.
    public func endSessions(where isMeant: (Subject) -> Bool) async {
      let meant = sessions.ofSubjects().filter { isMeant($0.subject) }
      await withDiscardingTaskGroup { group in
        for (session, _) in meant {
          group.addTask { await session.end(.loggedOut, forGood: true) }
        }
      }
    }
  }
#endif
