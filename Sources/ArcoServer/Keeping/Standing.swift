#if Server
  import ArcoCore
  import ArcoHTML

  /// The state of a client of a kept page: the numbers of its nodes, and the messages that it may not
  /// have received.
  ///
  /// A restored page renumbers its nodes. By the standing, the server understands events that were
  /// made before.
  struct Standing: Equatable {
    /// The newest patch.
    var patch = 0
    /// The newest patch that numbered the nodes anew.
    var renumbered = 0
    /// The digest of the page's content; nil where something else than the state is shown.
    var content: UInt64?
    /// Whether the client shows this content after the newest patch.
    var isShown = true
    /// Whether the client gets this content by a rebuild, as the patch after the newest.
    var isTold = false
    /// The numbers of the elements, in the document's order; 0 for those that have none for the client.
    var numbers: [Int] = []
    /// Refusals that the client may not have heard of.
    var refusals: [RefusalQueue.Refusal] = []
  }

  /// The payload of an event in the store: the steps, the digest of the resulting state, and the standing
  /// of the client.
  struct KeptPayload: Equatable {
    /// Of a snapshot, the state; of an event, its steps.
    var body: [UInt8]
    var digest: UInt64
    var standing: Standing
    /// The effects that run.
    var fates: [KeptFate] = []

    static let format: UInt8 = 2

    /// - Parameter known: the numbers and effects of the payload before. Only differences are
    ///   written.
    func encoded(after known: (standing: Standing, fates: [KeptFate])? = nil) -> [UInt8] {
      var writer = ByteWriter()
      writer.byte(Self.format)
      writer.digest(digest)
      writer.integer(standing.patch)
      writer.integer(standing.renumbered)
      writer.integer(standing.refusals.count)
      for refusal in standing.refusals {
        writer.integer(refusal.reference)
        writer.byte(refusal.reason.rawValue)
      }
      writer.byte(standing.content == nil ? 0 : standing.isShown ? 1 : standing.isTold ? 3 : 2)
      if let content = standing.content { writer.digest(content) }
      let isKnown = known?.standing.numbers == standing.numbers
      writer.byte(isKnown ? 0 : 1)
      if !isKnown { writer.numbers(standing.numbers) }
      let areKnown = known?.fates == fates
      writer.byte(areKnown ? 0 : 1)
      if !areKnown { writer.fates(fates) }
      writer.raw(body)
      return writer.bytes
    }

    /// Reads what was encoded; nil for what was not.
    init?(_ bytes: [UInt8], after known: (standing: Standing, fates: [KeptFate])? = nil) {
      var reader = ByteReader(bytes)
      do throws(WireError) {
        guard try reader.byte() == Self.format else { return nil }
        digest = try reader.digest()
        standing = Standing()
        standing.patch = try reader.integer()
        standing.renumbered = try reader.integer()
        for _ in 0..<(try reader.count(ofItemsTaking: 2)) {
          let reference = try reader.integer()
          guard let reason = EventRefusal(rawValue: try reader.byte()) else { return nil }
          standing.refusals.append(RefusalQueue.Refusal(reference: reference, reason: reason))
        }
        let kind = try reader.byte()
        if kind != 0 { standing.content = try reader.digest() }
        standing.isShown = kind == 1
        standing.isTold = kind == 3
        standing.numbers =
          try reader.byte() == 0 ? known?.standing.numbers ?? [] : try reader.numbers()
        fates = try reader.byte() == 0 ? known?.fates ?? [] : try reader.fates()
        body = reader.rest()
      } catch {
        return nil
      }
    }

    init(body: [UInt8], digest: UInt64, standing: Standing, fates: [KeptFate]) {
      self.body = body
      self.digest = digest
      self.standing = standing
      self.fates = fates
    }
  }

  extension ByteWriter {
    fileprivate mutating func fates(_ fates: [KeptFate]) {
      integer(fates.count)
      for fate in fates {
        byte(fate.isDoneAgain ? 1 : 0)
        digest(fate.key.high)
        digest(fate.key.low)
        integer(fate.input.count)
        raw(fate.input)
      }
    }

    fileprivate mutating func digest(_ digest: UInt64) {
      for shift in stride(from: 0, to: 64, by: 8) {
        byte(UInt8(truncatingIfNeeded: digest >> shift))
      }
    }

    /// Numbers as the differences between neighbours, those that go down as odd ones.
    fileprivate mutating func numbers(_ numbers: [Int]) {
      integer(numbers.count)
      var last = 0
      for number in numbers {
        let step = number - last
        // Numbers of nodes stay below 2^30, and sums that were read below 2^62. What is too large for the wire is written
        // as a number that no reader takes, and the page then starts anew.
        integer(step >= 0 ? step << 1 : (-step << 1) | 1)
        last = number
      }
    }
  }

  extension ByteReader {
    fileprivate mutating func fates() throws(WireError) -> [KeptFate] {
      var fates: [KeptFate] = []
      for _ in 0..<(try count(ofItemsTaking: 18)) {
        let isDoneAgain = try byte() == 1
        let key = EffectKey(high: try digest(), low: try digest())
        var input: [UInt8] = []
        for _ in 0..<(try count(ofItemsTaking: 1)) { input.append(try byte()) }
        fates.append(KeptFate(isDoneAgain: isDoneAgain, key: key, input: input))
      }
      return fates
    }

    fileprivate mutating func digest() throws(WireError) -> UInt64 {
      var digest: UInt64 = 0
      for shift in stride(from: 0, to: 64, by: 8) { digest |= UInt64(try byte()) << UInt64(shift) }
      return digest
    }

    fileprivate mutating func numbers() throws(WireError) -> [Int] {
      var last = 0
      var numbers: [Int] = []
      for _ in 0..<(try count(ofItemsTaking: 1)) {
        let step = try integer()
        // Sums of fewer than 2^32 steps, each below 2^30: they cannot overflow, and nobody uses one as a place.
        last += step & 1 == 0 ? step >> 1 : -(step >> 1)
        numbers.append(last)
      }
      return numbers
    }
  }
#endif
