#if Server
  import ArcoServer
  import ArcoWorld
  import HTTPTypes
  public import Hummingbird

  extension RouterMethods where Context: VisitContext {
    /// A group of routes that only some may see.
    ///
    ///     router.requires { $0.isStaff }
    ///       .page("/office", of: site, title: "Office") { _, _ in screen() }
    ///
    /// Who is not logged in is sent to log in, and from there back. Who is logged in and may not is
    /// answered by 403. A page that is open ends when ``Authenticator/changed(_:id:)`` says that its user
    /// may no longer see it.
    ///
    /// What its inputs do is another question: ask it where they are handled, by the page's visitor.
    ///
    /// Within another requirement, a user has to meet both.
    ///
    /// - Parameter isAllowed: all who are logged in may, if it is left out.
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
