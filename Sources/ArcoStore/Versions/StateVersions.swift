/// The versions that a state had, and how each becomes the next.
///
/// - State: the newest one.
///
///     extension Cart: VersionedState {
///       static let versions = StateVersions(CartOf1.self)    // version 1
///         .next { CartOf2(items: $0.items, note: "") }       // version 2
///         .next { Cart(items: $0.items, notes: [$0.note]) }  // version 3
///     }
///
/// The types of older versions stay in the program as long as it is to read them. To let go of the
/// oldest one, begin with the next and its number.
public struct StateVersions<State: Codable & SendableMetatype>: Sendable {
  typealias Read = @Sendable (Kept) throws(StateFault) -> State

  /// A state as it lies in a store.
  struct Kept: Sendable {
    var bytes: [UInt8]
    var version: Int
    /// Of the state as it was kept; nil where nobody knows.
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

  /// Begins with the oldest version that is to be read.
  ///
  /// - Parameter version: its number.
  public init(_ state: State.Type, version: Int = 1) {
    self.init(version: version, oldest: version) { kept throws(StateFault) in
      try State.read(kept)
    }
  }

  /// Adds a version.
  ///
  /// - Parameter migrate: makes a state of it from one of the version before. Where it throws, the
  ///   page starts fresh and the log says why.
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
  /// - Parameter digest: of the state as it was kept; not compared where it is nil.
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

/// Why a state that was kept cannot be read.
public enum StateFault: Error, Equatable, Sendable {
  /// Its version is none that this program reads: newer, or let go of.
  case unknownVersion(Int, known: ClosedRange<Int>)
  /// It is not what the type of its version reads.
  case notRead(version: Int, why: String)
  /// It is read as another state than was kept.
  case anotherState(version: Int)
  /// The step to a version threw.
  case notMigrated(to: Int, why: String)
}
