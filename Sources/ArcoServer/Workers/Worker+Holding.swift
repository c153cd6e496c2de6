#if Server
  import Foundation

  extension Worker {
    /// Names it among all that its supervisor ever had.
    package var number: Int { name.number }

    /// Has a name held for all workers: whoever asks from now on is told to whom it belongs.
    package func hold(_ name: String, of owner: String, for time: Duration, most: Int) {
      tell(
        .hold(
          Holding(
            name: name, owner: owner, milliseconds: Int(time / .milliseconds(1)), most: most)))
    }

    /// To whom a name belongs, and for how long.
    package struct Owner: Sendable {
      package var id: String
      /// Nil where the supervisor does not say, as that of an older program.
      package var timeLeft: Duration?
    }

    /// The topic on which the supervisor publishes each name that gave way to newer names of its owner.
    package static var pushedOut: String { "arco.pushed-out" }

    /// Calls with each name that gave way to newer names of its owner, whichever worker had them held.
    package func onPushedOut(_ hear: @escaping @Sendable (String) -> Void) {
      listen(to: Self.pushedOut) { hear(String(decoding: $0, as: UTF8.self)) }
    }

    /// To whom a name belongs that some worker had held; nil for nobody.
    package func owner(of name: String) async -> Owner? {
      let answer = await ask { .askOwner(question: $0, name: name) }
      guard case .owner(_, let id?, let milliseconds) = answer else { return nil }
      return Owner(id: id, timeLeft: milliseconds.map { .milliseconds($0) })
    }

    /// Whether one more try is allowed among those of all workers, which then counts. Nothing is where there is no
    /// supervisor any more: the process is about to end.
    ///
    /// - Parameter factor: how many times as often this key may try.
    package func mayTry(
      _ key: String, times factor: Int = 1, of name: String, atOnce: Int, every: Duration
    ) async -> Bool {
      let milliseconds = max(1, Int(every / .milliseconds(1)))
      let one = Try(
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
