#if !hasFeature(Embedded)
  import CArco
#endif

extension Draft {
  /// The draft of the view that runs on this thread; outside of a run a new one.
  @usableFromInline static var ofThisRun: Draft { current?.takeUnretainedValue() ?? Draft() }

  /// Makes markup and uses it; all that is made meanwhile goes into one draft.
  static func run<Result>(_ body: () -> Result) -> Result {
    if current != nil { return body() }
    let draft = takeSpare()
    let result = draft.during(body)
    giveBack(draft)
    return result
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

  /// Keeps the memory for another run, unless the view's pieces are still held or there were
  /// uncommonly many.
  private static func giveBack(_ draft: consuming Draft) {
    guard isKnownUniquelyReferenced(&draft), draft.memory.pointee.pieces.count <= 1 << 14 else {
      return
    }
    draft.empty()
    let former = exchangeSpare(Unmanaged.passRetained(draft))
    former?.release()
  }

  private static func takeSpare() -> Draft {
    exchangeSpare(nil)?.takeRetainedValue() ?? Draft()
  }
}

#if hasFeature(Embedded)
  extension Draft {
    nonisolated(unsafe) private static var running: Unmanaged<Draft>?
    nonisolated(unsafe) private static var spare: Unmanaged<Draft>?

    private static var current: Unmanaged<Draft>? {
      get { running }
      set { running = newValue }
    }

    private static func exchangeSpare(_ draft: Unmanaged<Draft>?) -> Unmanaged<Draft>? {
      let former = spare
      spare = draft
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

    private static func exchangeSpare(_ draft: Unmanaged<Draft>?) -> Unmanaged<Draft>? {
      arco_exchange_spare_draft(draft?.toOpaque()).map { Unmanaged.fromOpaque($0) }
    }
  }
#endif
