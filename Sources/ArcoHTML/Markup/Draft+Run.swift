#if !hasFeature(Embedded)
  import CArco
#endif

extension Draft {
  /// The draft of the view that runs on this thread; outside of a run a new one.
  @usableFromInline static var ofThisRun: Draft { current?.takeUnretainedValue() ?? Draft() }

  /// Makes markup and uses it; all that is made meanwhile goes into one draft.
  static func run<Result>(_ body: () -> Result) -> Result {
    current != nil ? body() : Draft().during(body)
  }

  /// Has markup go into this draft for as long as a closure runs.
  @usableFromInline func during<Result>(_ body: () -> Result) -> Result {
    let outer = Draft.current
    Draft.current = Unmanaged.passUnretained(self)
    memory.pointee.isRunning = true
    let result = body()
    memory.pointee.isRunning = false
    Draft.current = outer
    return result
  }

  static func newMemory() -> UnsafeMutablePointer<Memory> {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.initialize(to: Memory())
    return memory
  }

  static func deallocate(_ memory: UnsafeMutablePointer<Memory>) {
    memory.pointee.deallocate()
    memory.deallocate()
  }

  static func takeSpareMemory() -> UnsafeMutablePointer<Memory>? { exchangeSpare(nil) }

  /// Keeps empty memory for the next draft, in place of what was kept before.
  static func keepAsSpare(_ memory: UnsafeMutablePointer<Memory>) {
    if let former = exchangeSpare(memory) { deallocate(former) }
  }
}

#if hasFeature(Embedded)
  extension Draft {
    nonisolated(unsafe) private static var running: Unmanaged<Draft>?
    nonisolated(unsafe) private static var spare: UnsafeMutablePointer<Memory>?

    private static var current: Unmanaged<Draft>? {
      get { running }
      set { running = newValue }
    }

    private static func exchangeSpare(
      _ memory: UnsafeMutablePointer<Memory>?
    ) -> UnsafeMutablePointer<Memory>? {
      let former = spare
      spare = memory
      return former
    }
  }
#else
  extension Draft {
    // Views are plain functions, so that nothing else runs on the thread before they return.
    private static var current: Unmanaged<Draft>? {
      get { arco_current_draft().map { Unmanaged.fromOpaque($0) } }
      set { arco_set_current_draft(newValue?.toOpaque()) }
    }

    private static func exchangeSpare(
      _ memory: UnsafeMutablePointer<Memory>?
    ) -> UnsafeMutablePointer<Memory>? {
      arco_exchange_spare_draft(memory)?.assumingMemoryBound(to: Memory.self)
    }
  }
#endif
