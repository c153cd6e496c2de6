public import ArcoStore

/// The laws of a store of sessions.
///
///     let broken = await SessionStoreLaws { MemorySessionStore() }.broken()
///     #expect(broken.isEmpty)
///
/// Each law gets its own store. For a store that outlives its process, the laws also close it and
/// open it again by its name: see ``init(opening:)``.
public struct SessionStoreLaws: Sendable {
  /// A broken law.
  public struct Breach: Equatable, Sendable, CustomStringConvertible {
    /// The text of the law.
    public let law: String
    /// A description of the difference: the results of the store, and the results that the law
    /// demands instead.
    public let found: String

    /// The law, followed by ``found``.
    public var description: String { "\(law): \(found)" }
  }

  typealias Try = @Sendable (any SessionStore, inout StoreTrial) async throws -> Void

  typealias Opening = @Sendable (String) async throws -> any SessionStore

  private let open: Opening
  private let isKept: Bool

  /// Makes the laws for a store that ends with its process. The laws do not open it again.
  ///
  /// - Parameter make: makes an empty store.
  public init(_ make: @escaping @Sendable () async throws -> any SessionStore) {
    open = { _ in try await make() }
    isKept = false
  }

  /// Makes the laws for a store that outlives its process.
  ///
  /// - Parameter open: opens the store with a name. A new name stands for an empty store. Before a
  ///   store is opened again, it is released.
  public init(opening open: @escaping @Sendable (_ name: String) async throws -> any SessionStore) {
    self.open = open
    isKept = true
  }

  /// Tries all laws. Returns the broken ones; empty if all hold.
  ///
  /// - Parameter seed: the seed of the random changes in the law that compares with the store in
  ///   memory.
  public func broken(seed: UInt64 = Law.seed) async -> [Breach] {
    let ofOne = Self.laws(seed).map { law, attempt in
      (law, { @Sendable open, name, trial in try await attempt(open(name), &trial) } as Reopening)
    }
    var breaches: [Breach] = []
    for (law, attempt) in ofOne + (isKept ? Self.lawsOfReopening : []) {
      var trial = StoreTrial()
      do {
        try await attempt(open, "laws-\(UInt64.random(in: .min ... .max))", &trial)
      } catch {
        trial.found.append("an error: \(error)")
      }
      breaches += trial.found.map { Breach(law: law, found: $0) }
    }
    return breaches
  }

  typealias Reopening = @Sendable (Opening, String, inout StoreTrial) async throws -> Void
}

/// The results of one law.
struct StoreTrial {
  var found: [String] = []

  mutating func expect<Value: Equatable>(_ value: Value, equals expected: Value, _ what: String) {
    if value != expected { found.append("\(what) is \(value) and should be \(expected)") }
  }
}
