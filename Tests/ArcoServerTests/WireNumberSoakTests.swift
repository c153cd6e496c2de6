#if Server
  import ArcoHTML
  import ArcoServer
  import ArcoWeb
  import Foundation
  import Testing

  /// Every number that a client can say, near every bound that there is: the session may end with a word, and the
  /// process goes on.
  @Suite(.timeLimit(.minutes(1))) struct WireNumberSoakTests {
    private static let numbers: [Int] = [
      .min, .min + 1, -(1 << 31), -2, -1, 0, 1, 2, 127, 128, (1 << 29) - 1, 1 << 29, (1 << 29) + 1,
      (1 << 30) - 1, 1 << 30, (1 << 30) + 1, Int(Int32.max) - 1, Int(Int32.max),
      Int(Int32.max) + 1, Int(UInt32.max), .max - 1, .max,
    ]

    /// What is said to a page that came back, which takes ten times as long: one number on each side of a bound, and all
    /// in the long form (`ARCO_SOAK=1`).
    private static let fewer: [Int] =
      ProcessInfo.processInfo.environment["ARCO_SOAK"] == "1"
      ? numbers : [.min, -1, 0, 128, 1 << 29, 1 << 30, Int(Int32.max) + 1, .max]

    /// A part of a message.
    enum Part: Sendable {
      case byte(UInt8)
      case text(String)
      case token
      case number(Int)
      /// The number that is tried.
      case tried
    }

    struct Field: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let isJoin: Bool
      let parts: [Part]

      init(_ name: String, isJoin: Bool = false, _ parts: [Part]) {
        (testDescription, self.isJoin, self.parts) = (name, isJoin, parts)
      }

      func message(_ number: Int, token: String) -> [UInt8] {
        var writer = ByteWriter()
        for part in parts {
          switch part {
          case .byte(let byte): writer.byte(byte)
          case .text(let text): writer.text(text)
          case .token: writer.text(token)
          case .number(let number): writer.raw(Self.written(number))
          case .tried: writer.raw(Self.written(number))
          }
        }
        return writer.bytes
      }

      /// Any number as LEB128, whatever the wire allows.
      private static func written(_ number: Int) -> [UInt8] {
        var (bytes, rest) = ([UInt8](), UInt64(bitPattern: Int64(number)))
        while rest >= 0x80 {
          bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
          rest >>= 7
        }
        return bytes + [UInt8(rest)]
      }
    }

    private static func event(_ letter: Character, _ payload: [Part]) -> [Part] {
      [.byte(2), .number(1), .number(0), .number(3), .byte(letter.asciiValue ?? 0)] + payload
    }

    private static let pointer: [Part] = [
      .number(2), .number(2), .number(2), .number(2), .byte(0), .byte(0), .number(1), .byte(0),
      .byte(1),
    ]

    /// Each field that is a number, of each frame that a client sends.
    private static let fields: [Field] =
      [
        Field("kind and version", isJoin: true, [.tried, .tried]),
        Field("join: version", isJoin: true, [.byte(1), .tried, .token, .number(0), .number(7)]),
        Field("join: length", isJoin: true, [.byte(1), .number(3), .tried, .byte(65)]),
        Field(
          "join: received", isJoin: true, [.byte(1), .number(3), .token, .tried, .number(7)]),
        Field("join: nodes", isJoin: true, [.byte(1), .number(3), .token, .number(0), .tried]),
        Field("join: both", isJoin: true, [.byte(1), .number(3), .token, .tried, .tried]),
        Field("go back: version", isJoin: true, [.byte(6), .tried, .token]),
        Field("go back: length", isJoin: true, [.byte(6), .number(3), .tried, .byte(65)]),
        Field("event: reference", [.byte(2), .tried, .number(0), .number(1), .byte(0x63)]),
        Field("event: received", [.byte(2), .number(1), .tried, .number(1), .byte(0x63)]),
        Field("event: node", [.byte(2), .number(1), .number(0), .tried, .byte(0x63)]),
        Field("event: all", [.byte(2), .tried, .tried, .tried, .byte(0x63)]),
        Field("event: letter", [.byte(2), .number(1), .number(0), .number(1), .tried]),
        Field("ping", [.byte(3), .tried]),
        Field("received", [.byte(4), .tried]),
        Field("heard", [.byte(5), .tried]),
        Field("another kind", [.tried, .tried]),
        Field("input: length", event("i", [.tried, .byte(65), .byte(0)])),
        Field("input: checked", event("i", [.text("a"), .tried])),
        Field("submit: count", event("s", [.tried, .text("a"), .text("b")])),
        Field("submit: length", event("s", [.number(1), .tried, .text("b")])),
        Field("key: length", event("k", [.tried, .byte(65), .byte(0)])),
        Field("key: modifiers", event("k", [.text("a"), .tried])),
        Field("visit: length", event("v", [.tried, .byte(47), .byte(0)])),
        Field("wheel", event("w", [.tried, .tried, .tried, .tried, .byte(0)])),
        Field("scroll", event("o", [.tried, .tried, .tried, .tried, .tried, .tried])),
        Field("paste: length", event("t", [.tried, .byte(65)])),
        Field("drop: place", event("g", [.text("a"), .tried, .tried])),
        Field("custom: list", event("a", [.text("a"), .byte(5), .tried, .byte(0)])),
        Field("custom: record", event("a", [.text("a"), .byte(6), .tried, .text("b"), .byte(0)])),
        Field("custom: bytes", event("a", [.text("a"), .byte(7), .tried, .byte(0)])),
      ]
      + pointer.indices.map { place in
        var parts = pointer
        parts[place] = .tried
        return Field("pointer: \(place)", event("m", parts))
      }

    /// Says one message over a line of its own, and waits for what becomes of that.
    private func say(
      _ field: Field, _ number: Int, to site: Site, token: String, _ departure: Departure = .gone
    ) async -> (closed: CloseCode?, heard: [ServerFrame], isAnswered: Bool) {
      let line = MemoryLine()
      line.departure = departure
      let conversation = site.conversation(over: line, cookie: Bench.cookie)
      let running = Task { await conversation.run() }
      if !field.isJoin {
        line.say(.join(token: token, received: 0, nodes: TallyPage.nodes))
        line.say(.received(0))
      }
      line.say(raw: field.message(number, token: token))
      // Else a page that came back would not be built anew.
      if field.isJoin { line.say(.received(0)) }
      line.say(.ping(77))
      var heard: [ServerFrame] = []
      var isAnswered = false
      while !isAnswered, let frame = await line.hear() {
        heard.append(frame)
        // What is built anew comes behind the first pong.
        if frame == .pong(77) { line.say(.ping(78)) }
        isAnswered = frame == .pong(78)
      }
      let closed = line.closeCode
      line.drop()
      await running.value
      return (closed, heard, isAnswered)
    }

    private func check(
      _ end: (closed: CloseCode?, heard: [ServerFrame], isAnswered: Bool), _ field: Field,
      _ number: Int
    ) {
      let words: [CloseCode?] = [nil, .normal, .protocolError, .policy, .goingAway]
      #expect(words.contains(end.closed), "\(field.testDescription) \(number)")
      // Either the line was closed, or whatever was said was a frame, to the answer.
      #expect(end.closed != nil || end.isAnswered, "\(field.testDescription) \(number)")
      for case .patch(let patch, let applied, _) in end.heard {
        #expect(patch <= 1 << 30 && applied <= 1 << 30)
      }
    }

    @Test(arguments: fields)
    func `a number of the wire ends its own session at most`(field: Field) async throws {
      let bench = try KeepingBench()
      for number in Self.numbers {
        let (token, _) = try await bench.load()
        check(await say(field, number, to: bench.server, token: token), field, number)
      }
      _ = try await bench.clicked()
    }

    @Test(arguments: fields)
    func `so does one that is said to a page that came back`(field: Field) async throws {
      let bench = try KeepingBench()
      for number in Self.fewer {
        var (token, _) = try await bench.clicked()
        try bench.restart()
        let opened: OpenedPage
        (token, opened) = try await bench.load(token: token)
        #expect(opened.goesOn)
        check(
          await say(field, number, to: bench.server, token: token, .none), field, number)
        // And whatever was kept of that can be read again.
        try bench.restart()
        (token, _) = try await bench.load(token: token)
        check(await say(field, number, to: bench.server, token: token), field, number)
      }
      _ = try await bench.clicked()
    }

    @Test(arguments: [0, 1, (1 << 30) - 2, (1 << 30) - 1, 1 << 30, Int(Int32.max)])
    func `however often a client claims a number, its page begins anew or goes on`(
      received: Int
    ) async throws {
      let bench = try KeepingBench()
      var (token, _) = try await bench.clicked()
      for _ in 0..<5 {
        try bench.restart()
        (token, _) = try await bench.load(token: token)
        let end = await say(
          Field("join", isJoin: true, [.byte(1), .number(3), .token, .tried, .number(0)]),
          received, to: bench.server, token: token, .none)
        check(end, Field("join", []), received)
      }
      #expect(try await bench.clicked().patch > 0)
    }
  }
#endif
