import CAllocations

/// What a piece of work took from the heap, counted exactly.
public struct Allocations: Equatable, Sendable {
  /// How often memory was asked for.
  public var made: Int
  /// How many bytes were asked for in all.
  public var bytes: Int
  /// How many more bytes are held after the work than before it.
  public var grown: Int

  /// Whether this platform can count.
  public static var areCounted: Bool { allocations_are_counted() }

  private static var soFar: Allocations {
    Allocations(
      made: allocations_made(), bytes: allocations_asked_bytes(), grown: allocations_live_bytes())
  }

  /// Counts what all threads allocate while the work runs.
  public static func of(_ work: () throws -> Void) rethrows -> Allocations {
    let before = soFar
    try work()
    return soFar.since(before)
  }

  /// Counts what all threads allocate while asynchronous work runs.
  public static func of(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
  ) async rethrows -> Allocations {
    let before = soFar
    try await work()
    return soFar.since(before)
  }

  private func since(_ before: Allocations) -> Allocations {
    Allocations(
      made: made - before.made, bytes: bytes - before.bytes, grown: grown - before.grown)
  }
}
