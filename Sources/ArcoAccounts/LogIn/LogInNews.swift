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

    init?(of site: Site) {
      guard let worker = site.worker else { return nil }
      self.worker = worker
      topic = site.topic("arco.log-ins")
    }

    func tell(_ item: Item) { topic.publish(Letter(sender: worker.number, item: item)) }

    /// Hears what the others and the supervisor say, one after the other.
    func listen(_ hear: @escaping @Sendable (Item) async -> Void) {
      let (letters, box) = AsyncStream.makeStream(of: Item.self)
      let number = worker.number
      listening.withLock {
        $0 = topic.listen { if $0.sender != number { box.yield($0.item) } }
      }
      worker.onPushedOut { box.yield(.ended($0)) }
      Task.detached { for await item in letters { await hear(item) } }
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
