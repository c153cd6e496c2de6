#if Server
  import Foundation

  extension Worker {
    /// A number that is unique among all workers of the supervisor.
    package var number: Int { name.number }

    /// Reserves a name for all workers. Every later question for the name gets this owner.
    package func reserve(_ name: String, of owner: String, for time: Duration, most: Int) {
      tell(
        .hold(
          NameReservation(
            name: name, owner: owner, milliseconds: Int(time / .milliseconds(1)), most: most)))
    }

    /// The owner of a name, and the time that is left.
    package struct Owner: Sendable {
      package var id: String
      /// Nil from a supervisor of an older build.
      package var timeLeft: Duration?
    }

    /// The topic on which the supervisor publishes names that had to go for newer names of their
    /// owner.
    package static var pushedOut: String { "arco.pushed-out" }

    /// Calls `hear` with each name that had to go for newer names of its owner, at any worker.
    package func onPushedOut(_ hear: @escaping @Sendable (String) -> Void) {
      listen(to: Self.pushedOut) { hear(String(decoding: $0, as: UTF8.self)) }
    }

    /// The owner of a name; nil if nobody has it.
    package func owner(of name: String) async -> Owner? {
      let answer = await ask { .askOwner(question: $0, name: name) }
      guard case .owner(_, let id?, let milliseconds) = answer else { return nil }
      return Owner(id: id, timeLeft: milliseconds.map { .milliseconds($0) })
    }

    /// Returns whether one more try is allowed, counted over all workers, and counts it. False if
    /// the supervisor has ended, as this process then ends, too.
    ///
    /// - Parameter factor: a multiple of the limit for this key.
    package func mayTry(
      _ key: String, times factor: Int = 1, of name: String, atOnce: Int, every: Duration
    ) async -> Bool {
      let milliseconds = max(1, Int(every / .milliseconds(1)))
      let one = LimitedTry(
        name: name, key: key, atOnce: atOnce, milliseconds: milliseconds, factor: factor)
      guard case .allowance(_, let isAllowed) = await ask({ .askToTry(question: $0, one) }) else {
        return false
      }
      return isAllowed
    }

    package func letGo(of name: String) { tell(.letGo(name: name)) }

    package func letGoOfAll(of owner: String) { tell(.letGoOfAll(owner: owner)) }
  }
#endif
