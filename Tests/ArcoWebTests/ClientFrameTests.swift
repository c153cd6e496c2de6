import ArcoHTML
import ArcoTesting
import ArcoWeb
import Testing

@Suite struct ClientFrameTests {
  static let samples: [ClientFrame] = [
    .join(version: 3, token: "1.k.s.9.m", received: 0, nodes: 12),
    .join(version: 3, token: "", received: 2_147_483_647, nodes: 0),
    .event(reference: 1, received: 0, Event(node: 7, kind: .click)),
    .event(
      reference: 300, received: 128,
      Event(node: 7, kind: .input, payload: .input(text: "größer", checked: true))),
    .event(reference: 2, received: 1, nil),
    .ping(0),
    .received(129),
    .heard(300),
    .goBack(version: 3, token: "1.k.s.9.m"),
  ]

  @Test(arguments: samples)
  func `a frame reads back as it was written`(_ frame: ClientFrame) throws {
    #expect(try ClientFrame.decode(frame.encoded()) == frame)
  }

  @Test(arguments: samples)
  func `a frame that is cut short is an error or an event without content, never a trap`(
    _ frame: ClientFrame
  ) {
    let bytes = frame.encoded()
    for length in 0..<bytes.count {
      switch Result(catching: { try ClientFrame.decode(Array(bytes[..<length])) }) {
      case .failure(let error): #expect(error is WireError)
      case .success(.event(_, _, nil)): break
      case .success(let other): Issue.record("read \(other) from \(length) bytes")
      }
    }
  }

  @Test(arguments: [UInt8(0), 7, 8, 64, 255])
  func `a kind of frame that is kept for later is refused`(_ kind: UInt8) {
    #expect(throws: WireError.unknownCode(kind, at: 0)) { try ClientFrame.decode([kind, 1, 1]) }
    #expect(throws: WireError.unknownCode(kind, at: 0)) { try ServerFrame.decode([kind, 1, 1]) }
  }

  @Test func `the format of a join is known whatever follows it`() {
    #expect(ClientFrame.version(of: [1, 1, 2, 3]) == 1)
    #expect(ClientFrame.version(of: [1, 0x80, 0x02]) == 256)
    #expect(ClientFrame.version(of: Self.samples[0].encoded()) == ClientFrame.formatVersion)
    #expect(ClientFrame.version(of: [6, 1, 2, 3]) == 1)
    #expect(ClientFrame.version(of: [1]) == nil)
    #expect(ClientFrame.version(of: [3, 1]) == nil)
    #expect(ClientFrame.version(of: []) == nil)
  }

  @Test func `what random bytes are read as reads back as it is written`() throws {
    var (clients, servers) = (Set<UInt8>(), Set<UInt8>())
    for seed in 1...20_000 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var bytes = (0..<random.below(24)).map { _ in
        random.below(10) < 7 ? UInt8(random.below(8)) : UInt8.random(in: 0...255, using: &random)
      }
      if !bytes.isEmpty { bytes[0] = UInt8(random.below(8)) }
      if let frame = try? ClientFrame.decode(bytes) {
        clients.insert(bytes[0])
        #expect(try ClientFrame.decode(frame.encoded()) == frame, "seed \(seed): \(bytes)")
      }
      if let frame = try? ServerFrame.decode(bytes) {
        servers.insert(bytes[0])
        #expect(try ServerFrame.decode(frame.encoded()) == frame, "seed \(seed): \(bytes)")
      }
    }
    // Each kind was among them, and none that is kept for later.
    #expect(clients == [1, 2, 3, 4, 5, 6])
    #expect(servers == [1, 2, 3, 4, 5])
  }

  @Test func `bytes after the end of a frame are refused`() {
    #expect(throws: WireError.trailingBytes(at: 2)) {
      try ClientFrame.decode(ClientFrame.ping(1).encoded() + [0])
    }
  }

  @Test func `an event with bytes left keeps its reference and loses its content`() throws {
    let event = Event(node: 1, kind: .click)
    let bytes = ClientFrame.event(reference: 5, received: 4, event).encoded()
    #expect(try ClientFrame.decode(bytes + [0]) == .event(reference: 5, received: 4, nil))
  }
}
