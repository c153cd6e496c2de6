#if Server
  import ArcoCore
  import ArcoWorld

  /// One log in of a user.
  ///
  /// Invariant: after the end of a log in its visitor is nobody, whatever was read before.
  final class LogIn<User: Sendable & Equatable>: Sendable {
    /// The key of the account.
    let id: String
    /// The name of the log in, which is not secret.
    let name: String
    let end: Duration
    private let source: VisitorSource<User>
    /// The number of the newest change of the user; the largest one if the log in is over.
    private let newest: Locked<Int>

    init(_ name: String, of id: String, _ user: User, change number: Int, until end: Duration) {
      (self.id, self.name, self.end) = (id, name, end)
      source = VisitorSource(user)
      newest = Locked(number)
    }

    func isOver(at now: Duration) -> Bool { now >= end || newest.withLock { $0 == .max } }

    /// Sets the user, unless a newer change or the end of the log in came first.
    func become(_ user: User, change number: Int) {
      source.become(user) {
        newest.withLock { newest in
          guard number > newest else { return false }
          newest = number
          return true
        }
      }
    }

    /// Ends the log in. Call `tellOver` afterwards.
    func markOver() { newest.withLock { $0 = .max } }

    /// Tells the pages that their visitor is nobody.
    func tellOver() { source.become(nil) }

    /// The user for the world of a page. It is nobody as soon as the log in has ended, even before
    /// the pages are told.
    func visitor(_ now: @escaping @Sendable () -> Duration) -> Visitor<User> {
      let known = source.visitor
      return Visitor(
        user: { self.isOver(at: now()) ? nil : known.user }, listen: { known.listen($0) })
    }
  }
#endif
