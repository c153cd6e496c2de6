#if Server
  import ArcoHTML
  import ArcoStore
  import CArcoWorkers

  /// Marks in shared memory what a thread does for a session. If the process dies, the supervisor
  /// reads the marks and knows the cause.
  struct CrashMarker: Sendable {
    /// In the place of a client's reference: the page is being made, for the first time or again.
    static let beginning = -1
    /// In the place of a client's reference: an effect's message is being handled.
    static let effect = 0

    private let session: [UInt8]
    private let page: [UInt8]
    private let making: [UInt8]

    /// - Parameters:
    ///   - page: identifies the page for its browser.
    ///   - making: identifies the page while it is made, when the browser may have no cookie yet.
    init(_ session: SessionID, page: PageName, making: PageName) {
      self.session = Self.bytes(session.description)
      self.page = Self.bytes(page.text)
      self.making = Self.bytes(making.text)
    }

    private static func bytes(_ text: String) -> [UInt8] {
      let bytes = Hexadecimal.bytes(text) ?? []
      return Array((bytes + Array(repeating: 0, count: 16)).prefix(16))
    }

    /// Sets the thread's mark. Returns false if the thread has a mark already, which stays.
    func begin(_ reference: Int, isKept: Bool) -> Bool {
      (isKept ? session : reference == Self.beginning ? making : page).withUnsafeBufferPointer {
        arco_marks_begin($0.baseAddress, Int64(reference)) != 0
      }
    }

    func end() { arco_marks_end() }
  }

  extension Session {
    /// Whether the store has the session, so that the session survives the death of its worker.
    var isStored: Bool { journal?.isStored ?? false }

    /// Runs `body` under a mark: a note in shared memory of what this thread works on
    /// (``CrashMarker``). If the process crashes meanwhile, the supervisor learns which input
    /// crashed it, and no worker tries that input again.
    ///
    /// The mark names the session if the session is stored, otherwise the page.
    /// - Parameter reference: the client's number of the event, or a number of ``CrashMarker``.
    func marked<Answer, Failure>(
      _ reference: Int, isKept: Bool? = nil, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
      guard let crashMarker, crashMarker.begin(reference, isKept: isKept ?? isStored) else {
        return try body()
      }
      defer { crashMarker.end() }
      return try body()
    }

    /// Handles a client's event under a mark. The mark of a stored session has the event's number;
    /// that of another page has the event's hash.
    func marked<Answer>(_ reference: Int, _ event: Event?, _ body: () -> Answer) -> Answer {
      guard crashMarker != nil else { return body() }
      lastFingerprint = event?.fingerprint ?? 1
      return marked(isStored ? reference : lastFingerprint, body)
    }

    /// Whether an input must not be tried again, since it has crashed a worker before.
    func isPoisoned(_ reference: Int) -> Bool {
      guard crashMarker != nil else { return false }
      return isStored ? poisoned.contains(reference) : shunned.contains(lastFingerprint)
    }
  }

  extension Event {
    /// A hash of the event. The same event on a fresh page has the same hash.
    fileprivate var fingerprint: Int {
      var writer = ByteWriter()
      write(to: &writer)
      return Int(truncatingIfNeeded: StateDigest.of(bytes: writer.bytes) >> 1) | 1
    }
  }
#endif
