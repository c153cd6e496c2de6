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

    private let number: Int
    private let topic: Topic<Letter>
    private let listening = Locked<Cancellation?>(nil)

    init?(of site: Site) {
      guard let worker = site.worker else { return nil }
      number = worker.number
      topic = site.topic("arco.log-ins")
    }

    func tell(_ item: Item) { topic.publish(Letter(sender: number, item: item)) }

    /// Hears what the others say, one after the other.
    func listen(_ hear: @escaping @Sendable (Item) async -> Void) {
      let (letters, box) = AsyncStream.makeStream(of: Item.self)
      let number = number
      listening.withLock {
        $0 = topic.listen { if $0.sender != number { box.yield($0.item) } }
      }
      Task.detached { for await item in letters { await hear(item) } }
    }
  }

  extension Authenticator {
    /// Makes a log in known to all workers.
    func share(_ secret: String, of id: String) {
      site.worker?.hold(
        LogIns<User>.name(secret), of: id, for: logIns.lifetime, most: logIns.mostOfUser)
    }

    /// A log in that is not over, wherever it was made.
    func find(_ secret: String, at now: Duration) async throws -> LogIns<User>.Found? {
      guard let worker = site.worker else { return logIns.find(secret, at: now) }
      let name = LogIns<User>.name(secret)
      guard let id = await worker.owner(of: name) else {
        // Somebody ended it whose news is still on its way.
        if logIns.has(name, at: now) { await endLogIn(name) }
        return nil
      }
      if let found = logIns.find(secret, at: now) { return found }
      guard let user = try await accounts.user(id) else { return nil }
      logIns.add(name, id, user, at: now)
      return logIns.find(secret, at: now)
    }

    /// Does with the pages of this worker what was done at another one.
    func hear(_ item: LogInNews.Item) async {
      switch item {
      case .loggedOut(let id): await logOutHere(id)
      case .ended(let name): await endLogIn(name)
      case .changed(let id):
        guard let source = logIns.source(of: id) else { return }
        do {
          guard let user = try await accounts.user(id) else { return await logOutHere(id) }
          source.become(user)
          await site.endSessions { $0.has(id: id) && !$0.mayStay() }
        } catch {
          site.logger.error("What changed of a user cannot be read: \(error)")
        }
      }
    }
  }
#endif
