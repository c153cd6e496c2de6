#if Server
  public import ArcoCore
  public import ArcoWeb

  /// How a page begins whose site keeps sessions, and begins again from what was kept.
  @usableFromInline
  struct KeptScreen: Sendable {
    @usableFromInline
    typealias Start =
      @Sendable (
        isolated any Actor, _ address: String, KeptStart?, @escaping (Problem) -> Void
      ) throws -> (Page, any PageRecord)

    /// The name under which sessions are kept. A session with another name is not restored here.
    var component: String
    /// The versions of the state that are read, of which the newest is written.
    private let versions: ClosedRange<Int>
    let start: Start

    @usableFromInline
    init<State, Input>(_ format: KeptFormat<State, Input>, start: @escaping Start) {
      component = format.name
      versions = format.versions
      self.start = start
    }

    var version: Int { versions.upperBound }
    var oldest: Int { versions.lowerBound }

    /// Whether a state of a version can be read.
    func reads(_ version: Int) -> Bool { versions.contains(version) }
  }
#endif
