import Foundation

/// What a piece of work took from the heap, counted exactly.
public struct Allocations: Equatable, Sendable {
  /// How often memory was asked for.
  public var made: Int
  /// How many bytes were asked for in all.
  public var bytes: Int
  /// How many more bytes are held after the work than before it.
  public var grown: Int

  /// Whether the counter was loaded before this program, as `Scripts/bench` does in a run that counts.
  public static var areCounted: Bool { made != nil }

  private static let made = counter("allocations_made")
  private static let asked = counter("allocations_asked_bytes")
  private static let live = counter("allocations_live_bytes")

  private static func counter(_ name: String) -> (@convention(c) () -> Int)? {
    dlsym(nil, name).map { unsafeBitCast($0, to: (@convention(c) () -> Int).self) }
  }

  private static var soFar: Allocations {
    guard let made, let asked, let live else { return Allocations(made: 0, bytes: 0, grown: 0) }
    return Allocations(made: made(), bytes: asked(), grown: live())
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
