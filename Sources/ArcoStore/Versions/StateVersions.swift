/// The versions of a state, with a migration from each to the next.
///
/// - State: the newest version.
///
///     extension Cart: VersionedState {
///       static let versions = StateVersions(CartOf1.self)    // version 1
///         .next { CartOf2(items: $0.items, note: "") }       // version 2
///         .next { Cart(items: $0.items, notes: [$0.note]) }  // version 3
///     }
///
/// The types of older versions stay in the program for as long as it has to read them. To drop the
/// oldest version, begin with the next one and its number.
public struct StateVersions<State: Codable & SendableMetatype>: Sendable {
  typealias Read = @Sendable (Kept) throws(StateFault) -> State

  /// A state as it lies in a store.
  struct Kept: Sendable {
    var bytes: [UInt8]
    var version: Int
    /// The digest of the state when it was kept; nil if it is unknown.
    var digest: UInt64?
  }

  /// The number of the newest version.
  public let version: Int
  /// The number of the oldest version that is read.
  public let oldest: Int
  private let read: Read

  private init(version: Int, oldest: Int, read: @escaping Read) {
    self.version = version
    self.oldest = oldest
    self.read = read
  }

  /// Begins with the oldest version that the program reads.
  ///
  /// - Parameter version: the number of that version.
  public init(_ state: State.Type, version: Int = 1) {
    self.init(version: version, oldest: version) { kept throws(StateFault) in
      try State.read(kept)
    }
  }

  /// Adds a version.
  ///
  /// - Parameter migrate: makes a state of this version from one of the version before. If it
  ///   throws, the page starts again, and the log says why.
  public func next<Next: Codable & SendableMetatype>(
    _ migrate: @escaping @Sendable (State) throws -> Next
  ) -> StateVersions<Next> {
    let (newest, former) = (version + 1, read)
    return StateVersions<Next>(version: newest, oldest: oldest) { kept throws(StateFault) in
      if kept.version == newest { return try Next.read(.init(kept)) }
      let state = try former(StateVersions.Kept(kept))
      do {
        return try migrate(state)
      } catch {
        throw .notMigrated(to: newest, why: "\(error)")
      }
    }
  }

  /// Reads a state of any of the versions.
  ///
  /// - Parameter digest: the digest of the state when it was kept; nil to skip the comparison.
  package func state(
    of bytes: [UInt8], version: Int, digest: UInt64?
  ) throws(StateFault) -> State {
    guard (oldest...self.version).contains(version) else {
      throw .unknownVersion(version, known: oldest...self.version)
    }
    return try read(Kept(bytes: bytes, version: version, digest: digest))
  }
}

extension StateVersions.Kept {
  init<Other>(_ other: StateVersions<Other>.Kept) {
    self.init(bytes: other.bytes, version: other.version, digest: other.digest)
  }
}

extension Decodable where Self: Encodable & SendableMetatype {
  fileprivate static func read(_ kept: StateVersions<Self>.Kept) throws(StateFault) -> Self {
    do {
      let state: Self = try KeptCoding.value(kept.bytes)
      if let digest = kept.digest, try StateDigest.of(state) != digest {
        throw StateFault.anotherState(version: kept.version)
      }
      return state
    } catch {
      throw error as? StateFault ?? .notRead(version: kept.version, why: "\(error)")
    }
  }
}

/// The reason why a kept state cannot be read.
public enum StateFault: Error, Equatable, Sendable {
  /// The program does not read this version: it is newer, or it was dropped.
  case unknownVersion(Int, known: ClosedRange<Int>)
  /// The type of the version cannot decode the state.
  case notRead(version: Int, why: String)
  /// The decoded state differs from the kept state.
  case anotherState(version: Int)
  /// The migration to a version threw an error.
  case notMigrated(to: Int, why: String)
}
