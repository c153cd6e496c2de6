public import ArcoStore

/// What every store of sessions keeps to.
///
///     let broken = await SessionStoreLaws { MemorySessionStore() }.broken()
///     #expect(broken.isEmpty)
///
/// Each law is tried on a store of its own. A store that outlives its process is opened by a name, so
/// that it is opened again, too: see ``init(opening:)``.
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

  typealias Opening = @Sendable (String) async throws -> any SessionStore

  private let open: Opening
  private let isKept: Bool

  /// Makes the laws for a kind of store that ends with its process. It is not opened again.
  ///
  /// - Parameter make: makes an empty store.
  public init(_ make: @escaping @Sendable () async throws -> any SessionStore) {
    open = { _ in try await make() }
    isKept = false
  }

  /// Makes the laws for a kind of store that outlives its process.
  ///
  /// - Parameter open: opens the store of a name. A name that is new is that of an empty store. A store that is
  ///   opened again was released before.
  public init(opening open: @escaping @Sendable (_ name: String) async throws -> any SessionStore) {
    self.open = open
    isKept = true
  }

  /// Tries all laws, and returns what breaks them.
  ///
  /// - Parameter seed: another one tries other changes in the law that compares with the store in memory.
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

/// What one law finds.
struct StoreTrial {
  var found: [String] = []

  mutating func expect<Value: Equatable>(_ value: Value, equals expected: Value, _ what: String) {
    if value != expected { found.append("\(what) is \(value) and should be \(expected)") }
  }
}
