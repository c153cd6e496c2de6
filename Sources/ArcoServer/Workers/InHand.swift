#if Server
  import ArcoHTML
  import ArcoStore
  import CArcoWorkers

  /// Marks what a session does as in hand of its thread, for the supervisor to know who did it if the
  /// process dies of it.
  struct InHand: Sendable {
    /// Where a client's reference would stand: the page is made, or made again.
    static let beginning = -1
    /// Where a client's reference would stand: an effect of the page says something.
    static let effect = 0

    private let session: [UInt8]
    private let page: [UInt8]
    private let making: [UInt8]

    /// - Parameters:
    ///   - page: names it as its browser has it.
    ///   - making: names it while it is made, when the browser may have no cookie yet.
    init(_ session: SessionID, page: PageName, making: PageName) {
      self.session = Self.bytes(session.description)
      self.page = Self.bytes(page.text)
      self.making = Self.bytes(making.text)
    }

    private static func bytes(_ text: String) -> [UInt8] {
      let bytes = Hexadecimal.bytes(text) ?? []
      return Array((bytes + Array(repeating: 0, count: 16)).prefix(16))
    }

    /// Begins to do something; false if something is in hand already, which goes on.
    func begin(_ reference: Int, isKept: Bool) -> Bool {
      (isKept ? session : reference == Self.beginning ? making : page).withUnsafeBufferPointer {
        arco_marks_begin($0.baseAddress, Int64(reference)) != 0
      }
    }

    func end() { arco_marks_end() }
  }

  extension Session {
    /// Whether the store has it, so that it comes back after its worker has died.
    var isStored: Bool { journal?.isStored ?? false }

    /// Does something as what is in hand: of the session where that comes back, else of its page.
    func marked<Answer, Failure>(
      _ reference: Int, isKept: Bool? = nil, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
      guard let inHand, inHand.begin(reference, isKept: isKept ?? isStored) else {
        return try body()
      }
      defer { inHand.end() }
      return try body()
    }

    /// Does what a client asked for as what is in hand.
    func marked<Answer>(_ reference: Int, _ event: Event?, _ body: () -> Answer) -> Answer {
      guard inHand != nil else { return body() }
      lastFingerprint = event?.fingerprint ?? 1
      return marked(isStored ? reference : lastFingerprint, body)
    }

    /// Whether an input is not to be tried again.
    func isPoisoned(_ reference: Int) -> Bool {
      guard inHand != nil else { return false }
      return isStored ? poisoned.contains(reference) : shunned.contains(lastFingerprint)
    }
  }

  extension Event {
    /// Names it among those of its page, where a page that begins anew would have it again.
    fileprivate var fingerprint: Int {
      var writer = ByteWriter()
      write(to: &writer)
      return Int(truncatingIfNeeded: StateDigest.of(bytes: writer.bytes) >> 1) | 1
    }
  }
#endif
