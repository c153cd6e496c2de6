#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWorld
  import Logging

  /// What the workers of a site tell each other of log ins; nil where there is one process.
  ///
  /// Who is logged in, the supervisor knows, and is asked with each request: so that what was answered at one worker holds at
  /// all. The news are for the pages that are open at others.
  final class LogInNews: Sendable {
    enum Item: Codable, Sendable {
      /// Pages are to know of a user what accounts say now.
      case changed(String)
      case loggedOut(String)
      case ended(String)
    }

    private struct Letter: Codable, Sendable {
      var sender: Int
      var item: Item
    }

    private let worker: Worker
    private let topic: Topic<Letter>
    private let listening = Locked<Cancellation?>(nil)
    private let changes = ChangesInHand()

    init?(of site: Site) {
      guard let worker = site.worker else { return nil }
      self.worker = worker
      topic = site.topic("arco.log-ins")
    }

    func tell(_ item: Item) { topic.publish(Letter(sender: worker.number, item: item)) }

    /// Hears what the others and the supervisor say, each item in a task of its own: a slow read of one user must not hold
    /// back the log out of another user. Only changes of the same user wait for each other.
    ///
    /// So an end may be heard before a change that was told first. That gives nothing back: a log in that is over stays
    /// over, and a read that began before an end was heard does not count, as `Readings` say.
    func listen(_ hear: @escaping @Sendable (Item) async -> Void) {
      let (number, changes) = (worker.number, changes)
      listening.withLock {
        $0 = topic.listen { letter in
          guard letter.sender != number else { return }
          if case .changed(let id) = letter.item {
            guard changes.begin(id) else { return }
            Task.detached { repeat { await hear(letter.item) } while changes.goOn(id) }
          } else {
            Task.detached { await hear(letter.item) }
          }
        }
      }
      worker.onPushedOut { name in Task.detached { await hear(.ended(name)) } }
    }
  }

  /// The users whose changes are being heard.
  ///
  /// One task reads a user. If the user changes again meanwhile, the task reads the user once more, however many changes
  /// there were. With a task for each change, each would make the others read again.
  private final class ChangesInHand: Sendable {
    /// By the bytes of the id: whether the user changed again.
    private let users = Locked<[[UInt8]: Bool]>([:])

    /// Notes a change. False if a task hears changes of the user already, and will hear this one.
    func begin(_ id: String) -> Bool {
      let key = Array(id.utf8)
      return users.withLock { $0.updateValue($0[key] != nil, forKey: key) == nil }
    }

    /// Whether the user changed again; else the task is done with the user.
    func goOn(_ id: String) -> Bool {
      let key = Array(id.utf8)
      return users.withLock { users in
        let changedAgain = users[key] == true
        users[key] = changedAgain ? false : nil
        return changedAgain
      }
    }
  }

  extension Authenticator {
    /// To whom a log in belongs, and until when, wherever it was made; nil if it is over.
    func owner(of name: String) async -> (id: String, end: Duration)? {
      let now = site.time.now()
      if let worker = site.worker {
        if let owner = await worker.owner(of: name) {
          return (owner.id, now + (owner.timeLeft ?? configuration.lifetime))
        }
      } else if let known = logIns.find(name), !known.isOver(at: now) {
        return (known.id, known.end)
      }
      // Anybody can make a name up, and each would be noted in all readings under way.
      guard logIns.find(name) != nil else { return nil }
      // Its time is over, or somebody ended it whose news is still on its way.
      await endPages(of: logIns.remove(name))
      return nil
    }

    /// Does with the pages of this worker what was done at another one.
    func hear(_ item: LogInNews.Item) async {
      switch item {
      case .loggedOut(let id):
        let over = logIns.removeAll(of: id)
        // Those that this worker had held after the other one let go of all.
        for logIn in over { site.worker?.letGo(of: logIn.name) }
        await endPages(of: over)
      case .ended(let name): await endPages(of: logIns.remove(name))
      case .changed(let id):
        // Also for a user who is not known here yet: a request may be reading them just now.
        logIns.noteChange(of: id)
        guard logIns.has(id) else { return }
        do {
          if try await readAgain(id) == nil { await endPages(of: logIns.removeAll(of: id)) }
        } catch {
          // What they may do now is not known: each asks its route.
          site.logger.error("What changed of a user cannot be read, and their pages end: \(error)")
          await site.endSessions { $0.has(id: id) }
        }
      }
    }
  }
#endif
