#if Server
  import ArcoStore

  /// How a screen's states and inputs are written and read.
  @usableFromInline
  struct KeptFormat<State, Input: Sendable>: Sendable {
    let name: String
    /// The versions of the state that are read, of which the newest is written.
    let versions: ClosedRange<Int>
    let write: @Sendable (State) throws -> [UInt8]
    let digest: @Sendable (State) throws -> UInt64
    /// Reads a state of the newest version.
    let read: @Sendable ([UInt8]) throws -> State
    /// Reads a state of an older version; nil if it is of the newest one.
    let migrate: @Sendable (KeptStart) throws(StateFault) -> State?
    /// How inputs are written; nil where each state is written instead.
    let steps: StepCoding<State, Input>?

    init(_ name: String, _ version: Int, steps: StepCoding<State, Input>?)
    where State: Codable & SendableMetatype {
      self.name = name
      self.steps = steps
      write = { try KeptCoding.bytes($0) }
      digest = { try StateDigest.of($0) }
      read = { try KeptCoding.value($0) }
      // Looked for at run time, so that a function which is generic in the state does not lose the versions.
      if let versioned = State.self as? any VersionedState.Type {
        versions = versioned.known
        migrate = { start throws(StateFault) in
          guard start.version < versioned.known.upperBound else { return nil }
          return try versioned.read(start.state, start.version, start.digest)
        }
      } else {
        versions = version...version
        migrate = { _ throws(StateFault) in nil }
      }
    }
  }

  extension VersionedState {
    fileprivate static var known: ClosedRange<Int> { versions.oldest...versions.version }

    /// Reads a state, where `State` is this type.
    fileprivate static func read<State>(
      _ bytes: [UInt8], _ version: Int, _ digest: UInt64
    ) throws(StateFault) -> State? {
      try versions.state(of: bytes, version: version, digest: digest) as? State
    }
  }
#endif
