#if Server
  /// The patches a client has not acknowledged, in bounded memory.
  ///
  /// Numbers are consecutive. A page that changes faster than its client reads fills the window;
  /// then what is kept is dropped, the page goes on without recording, and the client is brought
  /// up to date by one rebuild as soon as it has acknowledged what it was sent.
  ///
  /// Invariant: `acknowledged <= sent <= last`, and unless a rebuild is due `kept` holds exactly
  /// the patches `acknowledged + 1 ... last`.
  package struct PatchWindow: Sendable {
    package struct Kept: Equatable, Sendable {
      package var number: Int
      package var applied: Int
      package var operations: [UInt8]
    }

    package let limit: Limits.Window
    package private(set) var acknowledged = 0
    package private(set) var sent = 0
    package private(set) var last = 0
    package private(set) var isRebuildDue = false
    private var kept: [Kept] = []
    private var bytes = 0

    package init(limit: Limits.Window) { self.limit = limit }

    /// The window of a page whose client has the patches up to `last`, or will get a rebuild.
    package init(limit: Limits.Window, last: Int, isRebuildDue: Bool) {
      self.init(limit: limit)
      self.last = last
      sent = last
      acknowledged = last
      self.isRebuildDue = isRebuildDue
    }

    /// Records a patch, or drops all of them when the window is full.
    package mutating func put(_ operations: [UInt8], applied: Int) {
      guard !isRebuildDue else { return }
      guard kept.count < limit.patches, bytes + operations.count <= limit.bytes else {
        return dropUnsent()
      }
      append(operations, applied: applied)
    }

    /// Drops what is kept in favour of a rebuild, once the client has what it was sent.
    package mutating func dropUnsent() {
      isRebuildDue = true
      kept = []
      bytes = 0
      last = sent
    }

    private mutating func append(_ operations: [UInt8], applied: Int) {
      last += 1
      bytes += operations.count
      kept.append(Kept(number: last, applied: applied, operations: operations))
    }

    /// Whether the page is to be built anew now, its operations going to `rebuilt`.
    package var isReadyForRebuild: Bool { isRebuildDue && acknowledged == sent }

    /// Whether a patch is there that was not sent.
    package var hasUnsent: Bool { !isRebuildDue && sent < last }

    /// The next patch to send, which then counts as sent.
    ///
    /// - Parameter limit: the newest that may be sent.
    package mutating func next(upTo limit: Int = .max) -> Kept? {
      guard !isRebuildDue, sent < last, sent < limit else { return nil }
      let patch = kept[sent - acknowledged]
      sent += 1
      return patch
    }

    /// Takes the operations of the page built anew. They are kept even when they alone exceed the
    /// window: the next patch then asks for another rebuild.
    package mutating func rebuilt(_ operations: [UInt8], applied: Int) {
      isRebuildDue = false
      append(operations, applied: applied)
    }

    /// Drops what the client has. False when it claims a patch that was never sent.
    package mutating func received(_ number: Int) -> Bool {
      guard number <= sent else { return false }
      guard number > acknowledged else { return true }
      if !isRebuildDue {
        // At most `sent - acknowledged`, which by the invariant is no more than there are.
        let done = number - acknowledged
        bytes -= kept.prefix(done).reduce(0) { $0 + $1.operations.count }
        kept.removeFirst(done)
      }
      acknowledged = number
      return true
    }

    /// Goes back to the patch after `received` for a new connection. False when that one is gone.
    package mutating func resume(after received: Int) -> Bool {
      guard !isRebuildDue, received >= acknowledged, received <= sent else { return false }
      _ = self.received(received)
      sent = received
      return true
    }

    /// Drops everything in favour of a rebuild, which may be sent at once.
    package mutating func startOver() {
      dropUnsent()
      acknowledged = sent
    }
  }
#endif
