#if Server
  public import ArcoServer
  public import ArcoWorld
  public import Hummingbird

  /// Who makes a request, as middleware found out.
  ///
  /// - User: what the application knows of somebody who is logged in.
  public struct Visit<User: Sendable>: Sendable {
    /// Who it is; pages hear when that changes.
    public var visitor: Visitor<User>
    /// Whose sessions the pages are; nil for a visitor who is not logged in.
    public var subject: Subject?
    /// Where visitors log in; nil where nobody can.
    public var logInPath: String?

    /// Somebody who is not logged in, unless it says otherwise.
    public init(
      visitor: Visitor<User> = .always(nil), subject: Subject? = nil, logInPath: String? = nil
    ) {
      self.visitor = visitor
      self.subject = subject
      self.logInPath = logInPath
    }
  }

  /// A request's context that knows who makes it.
  public protocol VisitContext<User>: Subject.Context {
    /// What the application knows of somebody who is logged in.
    associatedtype User: Sendable
    /// Who makes the request; set by middleware.
    var visit: Visit<User> { get set }
  }

  extension VisitContext {
    /// Whose sessions the pages are.
    public var subject: Subject? { visit.subject }
    /// Who makes the request, for the world of a page.
    public var visitor: Visitor<User> { visit.visitor }
    /// The user now, for the first state of a page; nil while nobody is logged in.
    public var user: User? { visit.visitor.user }
  }

  /// The context of a router whose application needs none of its own.
  ///
  ///     let router = Router(context: VisitorContext<Customer>.self)
  public struct VisitorContext<User: Sendable>: VisitContext {
    /// What Hummingbird keeps of a request.
    public var coreContext: CoreRequestContextStorage
    /// Who makes the request.
    public var visit = Visit<User>()

    /// Begins with nobody.
    public init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
  }
#endif
