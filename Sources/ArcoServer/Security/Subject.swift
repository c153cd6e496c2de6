#if Server
  import ArcoHTML
  public import Hummingbird

  /// Whom a live page was made for, as the application knows them.
  ///
  /// A page's session belongs to the subject of the request that it was painted for. So an application
  /// can end the pages of somebody who logs out, wherever they are open: ``Site/endSessions(where:)``.
  public struct Subject: Sendable {
    /// The key of the subject's account. Keys are compared by bytes, as in a database: two Unicode spellings of an
    /// accented letter are two subjects.
    public let id: String
    /// Which of their log ins it is: the same in all tabs of a browser; empty where that is not known.
    public let logIn: String
    /// Whether the page may still be shown to them. If not, the page ends.
    ///
    /// Asked when the page was painted, as somebody may have logged out meanwhile; whenever a tab comes to the page;
    /// and before each event. So it must be fast, and must not block.
    public var mayStay: @Sendable () -> Bool

    /// Names somebody.
    public init(id: String, logIn: String = "", mayStay: @escaping @Sendable () -> Bool = { true })
    {
      self.id = id
      self.logIn = logIn
      self.mayStay = mayStay
    }

    /// Whether the subject has an id, compared by bytes.
    public func has(id: String) -> Bool { self.id.hasSameBytes(as: id) }

    /// Whether both are the same subject with the same log in, or both are nil.
    static func areSame(_ one: Subject?, _ other: Subject?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return one.has(id: other.id) && one.logIn.hasSameBytes(as: other.logIn)
    }
  }

  extension Subject {
    /// A request's context that knows whom its pages are made for.
    ///
    ///     struct Visit: Subject.Context {
    ///       var coreContext: CoreRequestContextStorage
    ///       var subject: Subject?     // set by middleware
    ///       init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
    ///     }
    public protocol Context: RequestContext {
      /// Whom the middleware found; nil for a visitor who is not logged in.
      var subject: Subject? { get }
    }
  }

  extension Site {
    /// Ends the live pages of some subjects, wherever they are open. Their tabs are told at once, and
    /// load the page anew, as it is for whoever they are then.
    ///
    ///     await site.endSessions { $0.has(id: user) }
    ///
    /// When it returns, nothing that is done on these pages has an effect any more. Effects that are to
    /// be finished go on.
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
