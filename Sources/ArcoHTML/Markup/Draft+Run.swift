#if !hasFeature(Embedded)
  import CArco
#endif

extension Draft {
  /// The draft of the view that runs on this thread; a new draft outside of a run.
  @usableFromInline static var ofThisRun: Draft { current?.takeUnretainedValue() ?? make() }

  /// The memory of the draft of the view that runs on this thread; nil outside of a run.
  @inline(__always)
  static var memoryOfThisRun: UnsafeMutablePointer<Memory>? {
    current?._withUnsafeGuaranteedRef { $0.memory }
  }

  /// Runs a closure that makes and uses markup. All its markup is appended to one draft.
  static func run<Result>(_ body: () -> Result) -> Result {
    if current != nil { return body() }
    var draft = make()
    let memory = draft.memory
    // As `during`, for the outermost run, which also holds the draft.
    current = Unmanaged.passUnretained(draft)
    memory.pointee.isRunning = true
    let result = body()
    memory.pointee.isRunning = false
    current = nil
    if isKnownUniquelyReferenced(&draft), memory.pointee.isWorthKeeping {
      memory.pointee.removeAll()
      keepAsSpare(draft)
    }
    return result
  }

  /// Runs a closure whose markup is appended to this draft.
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

  static func takeSpare() -> Draft? { exchangeSpare(nil) }

  /// Keeps an empty draft for reuse, in place of the former spare draft.
  @inline(__always)
  static func keepAsSpare(_ draft: consuming Draft) {
    // Frees the stores; the draft itself is released here.
    if let former = exchangeSpare(draft) { former.memory.pointee.deallocate() }
  }
}

#if hasFeature(Embedded)
  extension Draft {
    nonisolated(unsafe) private static var running: Unmanaged<Draft>?
    nonisolated(unsafe) private static var spare: Draft?

    private static var current: Unmanaged<Draft>? {
      get { running }
      set { running = newValue }
    }

    private static func exchangeSpare(_ draft: Draft?) -> Draft? {
      let former = spare
      spare = draft
      return former
    }
  }
#else
  extension Draft {
    // Views are synchronous functions: no other code runs on the thread before a view returns.
    private static var current: Unmanaged<Draft>? {
      get { arco_current_draft().map { Unmanaged.fromOpaque($0) } }
      set { arco_set_current_draft(newValue?.toOpaque()) }
    }

    @inline(__always)
    private static func exchangeSpare(_ draft: consuming Draft?) -> Draft? {
      let kept = draft.map { Unmanaged.passRetained($0).toOpaque() }
      return arco_exchange_spare_draft(kept).map { Unmanaged.fromOpaque($0).takeRetainedValue() }
    }
  }
#endif
