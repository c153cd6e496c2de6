#if Server
  public import ArcoCore
  import ArcoStore
  public import ArcoWeb

  /// How a screen is begun whose site keeps sessions, and begun again from what was kept.
  @usableFromInline
  struct KeptScreen: Sendable {
    @usableFromInline
    typealias Start =
      @Sendable (
        isolated any Actor, _ address: String, KeptStart?, @escaping (Problem) -> Void
      ) throws -> (Page, any PageRecord)

    /// What runs in it. A session of another component is not begun again here.
    var component: String
    var version = 1 {
      didSet { oldest = version }
    }
    /// The oldest version of the state that is read.
    private(set) var oldest = 1
    let start: Start

    @usableFromInline
    init<State, Input>(_ state: State.Type, _ input: Input.Type, start: @escaping Start) {
      component = "\(String(reflecting: state)), \(String(reflecting: input))"
      self.start = start
      guard let versions = (state as? any VersionedState.Type)?.known else { return }
      version = versions.upperBound
      oldest = versions.lowerBound
    }

    /// Whether a state of a version can be read.
    func reads(_ version: Int) -> Bool { oldest <= version && version <= self.version }
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

  extension KeptStart {
    /// A state of an older version, brought to the present one; nil where it is of the present one.
    func migrated<State: Codable & SendableMetatype>() throws(StateFault) -> State? {
      guard let versioned = State.self as? any VersionedState.Type,
        version < versioned.known.upperBound
      else { return nil }
      return try versioned.read(state, version, digest)
    }
  }
#endif
