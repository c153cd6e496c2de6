#if Server
  import ArcoStore
  import Foundation
  import HTTPTypes
  public import Hummingbird
  import NIOCore

  extension Site {
    /// The state of a site, for monitoring.
    public struct Health: Codable, Equatable, Sendable {
      /// The state of the site's store.
      public struct Store: Codable, Equatable, Sendable {
        /// The number of kept sessions; nil if the store does not answer.
        public var sessions: Int?
        /// The size of the store in bytes; nil if the store does not answer.
        public var bytes: Int?
        /// The largest size of the store in bytes; nil if there is no limit.
        public var limit: Int?
        /// The number of changes that are not committed yet, including those of the running
        /// transaction.
        public var waiting: Int
        /// Whether the store fails at present. The log says why.
        public var isTroubled: Bool
      }

      /// True if the site is below its limit of sessions and its store works.
      public var isWell: Bool
      /// The number of live pages.
      public var sessions: Int
      /// The largest number of live pages (``Site/Limits/sessions``).
      public var limit: Int
      /// How often the supervisor restarted a worker that ended unexpectedly; nil without a
      /// supervisor.
      public var restarts: Int?
      /// The state of the store; nil for a site without a store.
      public var store: Store?
    }

    /// Returns the present state of the site. Asks the store for its size.
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
    /// Adds a route that answers with the site's health as JSON: with status 200 if all is well,
    /// otherwise with 503.
    ///
    ///     router.health("/health", of: site)
    ///
    /// The answer has counts and sizes, and no names. Protect the route by middleware if strangers
    /// must not see how busy the site is.
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
