#if Server
  import ArcoCore
  import ArcoServer
  import ArcoWorld
  import Logging

  /// News about log ins between the workers of a site; nil if there are no workers.
  ///
  /// The supervisor knows all log ins, and is asked with each request. So an answer of one worker
  /// holds at all of them. The news are for open pages at other workers.
  final class LogInNews: Sendable {
    enum Item: Codable, Sendable {
      /// The user has changed. Pages are to get the present user.
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
    private let changes = PendingChanges()

    init?(of site: Site) {
      guard let worker = site.worker else { return nil }
      self.worker = worker
      topic = site.topic("arco.log-ins")
    }

    func tell(_ item: Item) { topic.publish(Letter(sender: worker.number, item: item)) }

    /// Handles news of the other workers and the supervisor, each item in a task of its own. So a
    /// slow read of one user does not delay the log out of another. Only changes of one user wait
    /// for each other.
    ///
    /// An end may therefore be handled before an earlier change. That is safe: an ended log in
    /// stays ended, and a read that began before the end does not count (`Readings`).
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

  /// The users with a change that is being handled.
  ///
  /// One task reads a user. If the user changes again meanwhile, the task reads the user once more,
  /// however many changes there were. With one task for each change, they would make each other
  /// read again.
  private final class PendingChanges: Sendable {
    /// For the bytes of each id, whether the user changed again.
    private let users = Locked<[[UInt8]: Bool]>([:])

    /// Records a change. Returns false if a task for the user is running, which will handle this
    /// change too.
    func begin(_ id: String) -> Bool {
      let key = Array(id.utf8)
      return users.withLock { $0.updateValue($0[key] != nil, forKey: key) == nil }
    }

    /// Returns whether the user changed again. If not, the task is done.
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
    /// Returns the user and the end of a log in, made at any worker; nil if it has ended.
    func owner(of name: String) async -> (id: String, end: Duration)? {
      let now = site.time.now()
      if let worker = site.worker {
        if let owner = await worker.owner(of: name) {
          return (owner.id, now + (owner.timeLeft ?? configuration.lifetime))
        }
      } else if let known = logIns.find(name), !known.isOver(at: now) {
        return (known.id, known.end)
      }
      // Anybody can make up a name, and each would be recorded in all open readings.
      guard logIns.find(name) != nil else { return nil }
      // The log in has expired, or the news of its end has not arrived yet.
      await endPages(of: logIns.remove(name))
      return nil
    }

    /// Ends the pages of a changed user, unless the user is read in time. Until then the pages would have
    /// the former rights.
    private func endPagesUnlessRead(_ id: String) -> Task<Void, Never> {
      let (time, patience) = (site.time, site.configuration.limits.answer)
      let due = time.now() + patience
      return Task.detached {
        guard (try? await time.sleep(due)) != nil else { return }
        self.site.logger.error(
          "A changed user was not read within \(patience), so the user's pages at this worker end")
        await self.site.endSessions { $0.has(id: id) }
      }
    }

    /// Applies news of another worker to the pages of this one.
    func hear(_ item: LogInNews.Item) async {
      switch item {
      case .loggedOut(let id):
        let over = logIns.removeAll(of: id)
        // This worker may have reserved the log ins after the other worker had removed all
        // reservations.
        for logIn in over { site.worker?.letGo(of: logIn.name) }
        await endPages(of: over)
      case .ended(let name): await endPages(of: logIns.remove(name))
      case .changed(let id):
        // Also for a user without pages here, since a request may be reading the user now.
        logIns.noteChange(of: id)
        guard logIns.has(id) else { return }
        let waiting = endPagesUnlessRead(id)
        defer { waiting.cancel() }
        do {
          if try await readAgain(id) == nil { await endPages(of: logIns.removeAll(of: id)) }
        } catch {
          // The user's rights are unknown, so each page has to ask its route again.
          site.logger.error(
            "A changed user cannot be read, so the user's pages at this worker end: \(error)")
          await site.endSessions { $0.has(id: id) }
        }
      }
    }
  }
#endif
