#if Server
  import ArcoStore
  import Foundation
  import HTTPTypes
  public import Hummingbird
  import NIOCore

  extension Site {
    /// How a site is, for who looks after the server.
    public struct Health: Codable, Equatable, Sendable {
      /// What the site's store has.
      public struct Store: Codable, Equatable, Sendable {
        /// How many sessions are kept; nil where the store does not answer.
        public var sessions: Int?
        /// How many bytes it takes up; nil where the store does not answer.
        public var bytes: Int?
        /// The most bytes that it may take up; nil for as many as there are.
        public var limit: Int?
        /// How many changes are not kept yet, those of the running transaction included.
        public var waiting: Int
        /// Whether nothing can be kept at present. The log says why.
        public var isTroubled: Bool
      }

      /// Whether pages can be opened, and what is done on them is kept where it should be.
      public var isWell: Bool
      /// Live pages.
      public var sessions: Int
      /// The most live pages.
      public var limit: Int
      /// How often a worker ended unasked and was begun again, since the supervisor began; nil where nobody
      /// supervises.
      public var restarts: Int?
      /// The store; nil for a site without one.
      public var store: Store?
    }

    /// Asks how the site is.
    public func health() async -> Health {
      let count = sessionCount
      var health = Health(
        isWell: count < limits.sessions, sessions: count, limit: limits.sessions,
        restarts: worker?.restarts)
      guard let keeper else { return health }
      let usage: StoreUsage?
      do throws(StoreError) { usage = try await keeper.store.usage() } catch { usage = nil }
      let isTroubled = keeper.isTroubled || usage == nil
      health.store = Health.Store(
        sessions: usage?.sessions, bytes: usage?.bytes, limit: usage?.limit,
        waiting: keeper.queue.count, isTroubled: isTroubled)
      health.isWell = health.isWell && !isTroubled
      return health
    }
  }

  extension RouterMethods {
    /// Answers at a path with how a site is, as JSON: with 200 if it is well, else with 503.
    ///
    ///     router.health("/health", of: site)
    ///
    /// It says counts, sizes and no names. Put it behind what keeps others out, as it tells how busy
    /// the site is.
    @discardableResult
    public func health(_ path: RouterPath, of site: Site) -> Self {
      get(path) { _, _ in
        let health = await site.health()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let body = ByteBuffer(bytes: try encoder.encode(health))
        return Response(
          status: health.isWell ? .ok : .serviceUnavailable,
          headers: [.contentType: "application/json", .cacheControl: "no-store"],
          body: ResponseBody(byteBuffer: body))
      }
    }
  }
#endif
