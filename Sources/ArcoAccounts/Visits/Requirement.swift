#if Server
  import ArcoServer
  import ArcoWorld
  import HTTPTypes
  public import Hummingbird

  extension RouterMethods where Context: VisitContext {
    /// Makes a group of routes that only some users may see.
    ///
    ///     router.requires { $0.isStaff }
    ///       .page("/office", of: site, title: "Office") { _, _ in screen() }
    ///
    /// A visitor who is not logged in is redirected to the log in form, and from there back. A user
    /// who is not allowed gets 403. An open page ends when ``Authenticator/changed(_:id:)`` passes
    /// a user who may no longer see it.
    ///
    /// The requirement protects the page, not each of its inputs. Handlers check the visitor
    /// themselves.
    ///
    /// Within another requirement, a user has to meet both.
    ///
    /// - Parameter isAllowed: whether a user may see the routes; by default all users may.
    public func requires(
      _ isAllowed: @escaping @Sendable (Context.User) -> Bool = { _ in true }
    ) -> RouterGroup<Context> {
      group().add(middleware: Requirement<Context>(isAllowed: isAllowed))
    }
  }

  struct Requirement<Context: VisitContext>: RouterMiddleware {
    let isAllowed: @Sendable (Context.User) -> Bool

    func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      guard let user = context.user else {
        guard let path = context.visit.logInPath, [.get, .head].contains(request.method) else {
          throw HTTPError(.unauthorized, message: "Please log in.")
        }
        return .redirect(to: ReturnPath.logIn(at: path, toReturnTo: request))
      }
      guard isAllowed(user) else {
        throw HTTPError(.forbidden, message: "You may not see this page.")
      }
      var context = context
      if let mayStay = context.visit.subject?.mayStay {
        let (visitor, isAllowed) = (context.visitor, isAllowed)
        context.visit.subject?.mayStay = { mayStay() && visitor.allows(isAllowed) }
      }
      return try await next(request, context)
    }
  }
#endif
