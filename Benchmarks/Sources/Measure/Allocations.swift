import CAllocations

/// What a piece of work took from the heap, counted exactly.
public struct Allocations: Equatable, Sendable {
  /// How often memory was asked for.
  public var made: Int
  /// How many more bytes are held after the work than before it.
  public var grown: Int

  /// Whether this platform can count.
  public static var areCounted: Bool { allocations_are_counted() }

  /// Counts what all threads allocate while the work runs.
  public static func of(_ work: () throws -> Void) rethrows -> Allocations {
    let (made, live) = (allocations_made(), allocations_live_bytes())
    try work()
    return Allocations(made: allocations_made() - made, grown: allocations_live_bytes() - live)
  }

  /// Counts what all threads allocate while asynchronous work runs.
  public static func of(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
  ) async rethrows -> Allocations {
    let (made, live) = (allocations_made(), allocations_live_bytes())
    try await work()
    return Allocations(made: allocations_made() - made, grown: allocations_live_bytes() - live)
  }
}
