#if Server
  import ArcoStore
  import Foundation

  extension Site {
    /// A session of a subject, as the application may show it to them.
    public struct SessionReport: Equatable, Sendable {
      /// Names it within the site.
      public let id: String
      /// Whether a page of it is in the memory of this process. Workers do not know each other's.
      public let isOpen: Bool
      /// The name that its screen gives it, and its route; nil where it is not kept.
      public var component: String?
      /// When it was kept first, in milliseconds since 1970; nil where it is not kept.
      public var created: Int?
      /// When it is forgotten if nobody comes back to it, in milliseconds since 1970; nil where it is
      /// not kept.
      public var expires: Int?
    }
  }

  extension Site {
    /// The sessions of a subject, open ones and kept ones, the oldest kept one first.
    ///
    ///     for session in try await site.sessions(of: user) { print(session.id, session.isOpen) }
    ///
    /// - Complexity: linear in the open pages of the site.
    public func sessions(of subject: String) async throws(SiteError) -> [Site.SessionReport] {
      var open = Set(
        sessions.ofSubjects().filter { $0.subject.has(id: subject) }.map {
          $0.session.id.description
        })
      var reports: [Site.SessionReport] = []
      for kept in try await stored(subject) {
        reports.append(
          Site.SessionReport(
            id: kept.id, isOpen: open.remove(kept.id) != nil, component: kept.component,
            created: kept.created, expires: kept.expires))
      }
      return reports + open.sorted().map { Site.SessionReport(id: $0, isOpen: true) }
    }

    private func stored(_ subject: String) async throws(SiteError) -> [KeptSession] {
      guard let keeper else { return [] }
      do throws(StoreError) {
        return try await keeper.store.sessions(of: subject, at: keeper.now)
      } catch {
        throw .store(error)
      }
    }

    /// Ends the open pages of a subject, and forgets all that is kept of them, as when an account
    /// is deleted.
    ///
    /// In batches, so that others need not wait for long. Pages at other workers end a moment later, and keep
    /// nothing of what is done on them meanwhile.
    /// - Returns: how many kept sessions were forgotten that were not open in this process. Those that are open at
    ///   other workers are counted or not, by who is first.
    /// - Throws: an error if the store fails, or does not keep pending changes in time. The open pages have ended by
    ///   then, but kept sessions may be left: call again.
    @discardableResult
    public func forgetSessions(of subject: String) async throws(SiteError) -> Int {
      if let worker {
        let message = Data("\(worker.number) \(subject)".utf8)
        worker.tell(.publish(topic: Self.forgotten, message: message))
      }
      await endSessions { $0.has(id: subject) }
      guard let keeper else { return 0 }
      do throws(StoreError) {
        try await keeper.settle()
        return try await keeper.forget(subject)
      } catch {
        throw .store(error)
      }
    }

    /// What workers tell each other of subjects that are forgotten.
    private static var forgotten: String { "arco.forgotten" }

    /// Ends the pages of those whom another worker forgets.
    func hearOfForgotten(by worker: Worker) {
      worker.listen(to: Self.forgotten) { [weak self] message in
        guard let self else { return }
        let words = String(decoding: message, as: UTF8.self).split(
          separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2, words[0] != "\(worker.number)" else { return }
        let subject = String(words[1])
        Task.detached { await self.endSessions { $0.has(id: subject) } }
      }
    }
  }
#endif
