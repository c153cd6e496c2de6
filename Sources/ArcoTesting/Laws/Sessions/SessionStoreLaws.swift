public import ArcoStore

/// What every store of sessions keeps to.
///
///     let broken = await SessionStoreLaws { MemorySessionStore() }.broken()
///     #expect(broken.isEmpty)
///
/// Each law is tried on a store of its own.
public struct SessionStoreLaws: Sendable {
  /// What does not hold.
  public struct Breach: Equatable, Sendable, CustomStringConvertible {
    /// The law in words.
    public let law: String
    /// What was found in place of it.
    public let found: String

    /// The law and what was found.
    public var description: String { "\(law): \(found)" }
  }

  typealias Try = @Sendable (any SessionStore, inout StoreTrial) async throws -> Void

  private let make: @Sendable () async throws -> any SessionStore

  /// Makes the laws for a kind of store.
  ///
  /// - Parameter make: makes an empty store.
  public init(_ make: @escaping @Sendable () async throws -> any SessionStore) {
    self.make = make
  }

  /// Tries all laws, and returns what breaks them.
  ///
  /// - Parameter seed: another one tries other changes in the law that compares with the store in memory.
  public func broken(seed: UInt64 = Law.seed) async -> [Breach] {
    var breaches: [Breach] = []
    for (law, attempt) in Self.laws(seed) {
      var trial = StoreTrial()
      do {
        try await attempt(try await make(), &trial)
      } catch {
        trial.found.append("an error: \(error)")
      }
      breaches += trial.found.map { Breach(law: law, found: $0) }
    }
    return breaches
  }
}

/// What one law finds.
struct StoreTrial {
  var found: [String] = []

  mutating func expect<Value: Equatable>(_ value: Value, equals expected: Value, _ what: String) {
    if value != expected { found.append("\(what) is \(value) and should be \(expected)") }
  }
}
