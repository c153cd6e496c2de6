#if Server
  public import ArcoServer
  public import ArcoWorld
  public import Hummingbird

  /// The visitor of a request, as the middleware found it.
  ///
  /// - User: the application's data of a user.
  public struct Visit<User: Sendable>: Sendable {
    /// The visitor, whose user can change later: pages are notified then.
    public var visitor: Visitor<User>
    /// The user whom the site gives the pages of this request to, by an identifier of the
    /// application; nil for a visitor who is not logged in.
    public var subject: Subject?
    /// The path of the log in form; nil if there is none.
    public var logInPath: String?

    /// Makes a visit; by default of a visitor who is not logged in.
    public init(
      visitor: Visitor<User> = .always(nil), subject: Subject? = nil, logInPath: String? = nil
    ) {
      self.visitor = visitor
      self.subject = subject
      self.logInPath = logInPath
    }
  }

  /// A request context that knows the visitor.
  public protocol VisitContext<User>: Subject.Context {
    /// The application's data of a user.
    associatedtype User: Sendable
    /// The visitor, set by middleware.
    var visit: Visit<User> { get set }
  }

  extension VisitContext {
    /// The user whom the site gives the pages of this request to, by an identifier of the
    /// application; nil for a visitor who is not logged in.
    public var subject: Subject? { visit.subject }
    /// The visitor, for the world of a page.
    public var visitor: Visitor<User> { visit.visitor }
    /// The present user, for the first state of a page; nil if nobody is logged in.
    public var user: User? { visit.visitor.user }
  }

  /// The request context of an application that needs no further data.
  ///
  ///     let router = Router(context: VisitorContext<Customer>.self)
  public struct VisitorContext<User: Sendable>: VisitContext {
    /// Hummingbird's data of a request.
    public var coreContext: CoreRequestContextStorage
    /// The visitor of the request.
    public var visit = Visit<User>()

    /// Makes a context with a visitor who is not logged in.
    public init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
  }
#endif
