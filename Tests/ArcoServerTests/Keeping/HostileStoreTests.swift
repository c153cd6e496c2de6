#if Server
  import ArcoServer
  import ArcoStore
  import ArcoTesting
  import ArcoWeb
  import Logging
  import Testing

  /// What a store has that no server wrote: the page begins anew, with a line in the log, and the process goes on.
  @Suite(.timeLimit(.minutes(1))) struct HostileStoreTests {
    private func id(_ token: String) -> String { String(token.split(separator: ".")[2]) }

    /// Has somebody edit what is kept of a page, and the page's client come back.
    private func comeBack(
      _ edit: (inout KeptHistory) -> Void
    ) async throws -> (goesOn: Bool, log: [String]) {
      let bench = try KeepingBench()
      var (token, patch) = try await bench.clicked()
      let history = try await bench.store.inner.load(id(token), for: "test", at: 0)
      var edited = try #require(history)
      edit(&edited)
      let session = edited.session
      var changes: [SessionChange] = [.remove(history?.session.claim ?? session.claim)]
      changes.append(.begin(session))
      changes += edited.events.map { .append($0, to: session.claim) }
      _ = try await bench.store.inner.commit(changes)
      try bench.restart()
      let opened: OpenedPage
      (token, opened) = try await bench.load(token: token)
      if !opened.goesOn { patch = 0 }
      try await bench.connect(token, received: patch) { tab in
        // It may go on behind another reference than its client's, or end with a word.
        for reference in 1...3 { tab.line.say(.add(reference, on: patch)) }
        _ = await tab.hearAll()
      }
      _ = try await bench.clicked()
      return (opened.goesOn, bench.book.texts(.error))
    }

    private static let numbers = [
      Int.min, -1 << 31, -1, 1 << 31, (1 << 31) - 1, 1 << 30, 1 << 53, Int.max - 1, Int.max,
    ]

    @Test(arguments: numbers)
    func `a number of a snapshot or an event that no server wrote`(number: Int) async throws {
      let edits: [(inout KeptHistory) -> Void] = [
        { $0.session.epoch = number },
        { $0.session.snapshot.sequence = number },
        { $0.session.snapshot.reference = number },
        { $0.session.version = number },
        { $0.session.created = number },
        { if number > 0 { $0.session.expires = number } },
        { $0.add(sequence: number, reference: nil) },
        { $0.add(sequence: $0.session.snapshot.sequence &+ 1, reference: number) },
      ]
      for (place, edit) in edits.enumerated() {
        let (goesOn, log) = try await comeBack(edit)
        let isBad = number < 0 || number >= 1 << 53 || place == 2 && number >= 1 << 31
        if place == 1 || place == 2, isBad {
          #expect(!goesOn, "\(place)")
          #expect(log.contains { $0.contains("is damaged") }, "\(place)")
        }
      }
    }

    // Four parts, as the limit of time holds for each: a sanitizer takes minutes for all.
    @Test(arguments: 9...12)
    func `a payload that was cut, padded or changed`(seed: UInt64) async throws {
      var random = SeededRandom(seed: seed)
      for _ in 0..<50 {
        _ = try await comeBack { history in
          random.mutate(&history.session.snapshot.payload)
          for place in history.events.indices {
            random.mutate(&history.events[place].payload)
          }
        }
      }
    }
  }

  extension KeptHistory {
    fileprivate mutating func add(sequence: Int, reference: Int?) {
      events.append(
        KeptEvent(
          sequence: sequence, reference: reference, payload: session.snapshot.payload, time: 1))
    }
  }

  extension SeededRandom {
    /// Cuts bytes short, makes them longer, or changes some: near the beginning mostly, where numbers are.
    mutating func mutate(_ bytes: inout [UInt8]) {
      for _ in 0..<(1 + below(3)) {
        let place = below(min(bytes.count, oneIn(3) ? .max : 40) + 1)
        switch below(5) {
        case 0: bytes.removeLast(min(bytes.count, below(12)))
        case 1: bytes.append(UInt8(below(256)))
        case 2: bytes.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF, 0x07], at: place)
        case 3 where place < bytes.count: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][below(5)]
        default: if place < bytes.count { bytes[place] ^= 1 << UInt8(below(8)) }
        }
      }
    }
  }
#endif
