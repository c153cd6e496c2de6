#if Server
  import CArcoWorkers

  /// Marks what a session does as in hand of its thread, for the supervisor to know who did it if the
  /// process dies of it.
  struct InHand: Sendable {
    /// Where a client's reference would stand: the page is made, or made again.
    static let beginning = -1
    /// Where a client's reference would stand: an effect of the page says something.
    static let effect = 0

    private let bytes: [UInt8]

    init(_ session: SessionID) {
      let bytes = Hexadecimal.bytes(session.description) ?? []
      self.bytes = Array((bytes + Array(repeating: 0, count: 16)).prefix(16))
    }

    /// Begins to do something; false if something is in hand already, which goes on.
    func begin(_ reference: Int) -> Bool {
      bytes.withUnsafeBufferPointer { arco_marks_begin($0.baseAddress, Int64(reference)) != 0 }
    }

    func end() { arco_marks_end() }
  }

  extension Session {
    /// Does something as what is in hand.
    func marked<Answer, Failure>(
      _ reference: Int, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
      guard let inHand, inHand.begin(reference) else { return try body() }
      defer { inHand.end() }
      return try body()
    }
  }
#endif
