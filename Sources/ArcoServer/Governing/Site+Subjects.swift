#if Server
  import ArcoStore
  import Foundation

  extension Site {
    /// A session of a subject, as an application may show it to them.
    public struct SessionReport: Equatable, Sendable {
      /// The id of the session, unique within the site.
      public let id: String
      /// Whether a page of the session is in the memory of this process. Workers do not know each
      /// other's pages.
      public let isOpen: Bool
      /// The name that the session's screen gave it, with its route; nil if the session is not
      /// kept.
      public var component: String?
      /// The time of the first commit, in milliseconds since 1970; nil if the session is not kept.
      public var created: Int?
      /// The time at which the session is deleted if nobody comes back to it, in milliseconds since
      /// 1970; nil if the session is not kept.
      public var expires: Int?
    }
  }

  extension Site {
    /// Returns the sessions of a subject: first the kept sessions, the oldest first, then open
    /// sessions that are not kept.
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

    /// Ends the open pages of a subject and deletes all kept sessions of the subject, for example
    /// with the account.
    ///
    /// Deletes in batches, so that other changes do not wait for long. Pages at other workers end a
    /// moment later; what is done on them meanwhile is not kept.
    /// - Returns: the number of deleted sessions that were not open in this process. Sessions that
    ///   are open at other workers may or may not be counted.
    /// - Throws: an error if the store fails, or does not commit pending changes in time. The open
    ///   pages have ended by then, but kept sessions may be left: call again.
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

    /// The topic on which workers announce subjects to forget.
    private static var forgotten: String { "arco.forgotten" }

    /// Ends the pages of subjects that another worker forgets.
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
