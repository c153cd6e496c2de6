#if Server
  import ArcoCore
  import Foundation

  /// Lets clients take turns with the painting of pages.
  ///
  /// At most two pages for each core are painted at a time, and others wait. If the paints of several
  /// clients wait, each client gets one in turn. So a client that asks for many pages delays another
  /// client by a few paints, however many connections it has.
  final class PaintTurns: Sendable {
    private let line = Locked(
      TurnLine<CheckedContinuation<Void, Never>>(
        most: 2 * ProcessInfo.processInfo.activeProcessorCount))

    /// Waits for the turn of a client, and paints.
    ///
    /// - Parameters:
    ///   - client: `Caller.network`.
    ///   - paint: must compute and not wait: others wait for its end.
    func take<Paint, Failure: Error>(
      for client: String, _ paint: () async throws(Failure) -> Paint
    ) async throws(Failure) -> Paint {
      let network = ClientNetworks(client).widest
      await withCheckedContinuation { turn in
        if line.withLock({ $0.add(turn, of: network) }) { turn.resume() }
      }
      defer { line.withLock { $0.end() }?.resume() }
      return try await paint()
    }
  }

  /// A line in which clients take turns.
  package struct TurnLine<Turn> {
    /// The number of turns that can begin now.
    private var free: Int
    /// The waiting turns of each client, the next first. No client has an empty list.
    private var waiting: [String: [Turn]] = [:]
    /// The clients with waiting turns, the next first.
    private var clients: [String] = []

    package init(most: Int) { free = most }

    /// Adds a turn of a client. Returns whether the turn begins now; otherwise it waits.
    package mutating func add(_ turn: Turn, of client: String) -> Bool {
      if free > 0 {
        free -= 1
        return true
      }
      if waiting[client] == nil { clients.append(client) }
      waiting[client, default: []].append(turn)
      return false
    }

    /// Ends a turn. Returns the turn that begins instead; nil if none waits.
    package mutating func end() -> Turn? {
      guard let client = clients.first, let turn = waiting[client]?.removeFirst() else {
        free += 1
        return nil
      }
      clients.removeFirst()
      if waiting[client]?.isEmpty == true { waiting[client] = nil } else { clients.append(client) }
      return turn
    }
  }
#endif
