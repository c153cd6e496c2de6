import ArcoHTML
import ArcoWeb
import Testing

@Suite struct ServerFrameTests {
  @Test(arguments: [
    ServerFrame.welcome(.carryOn, applied: 0, token: ""),
    .welcome(.freshStart, applied: 128, token: "1.k"),
    .patch(number: 1, applied: 2, operations: []),
    .patch(number: 70_000, applied: 2, operations: [8, 1, 2, 3]),
    .pong(4),
    .refused(reference: 9, .tooMany),
    .refused(reference: 10, .quarantined),
    .applied(1_000_000),
  ])
  func `a frame reads back as it was written`(_ frame: ServerFrame) throws {
    #expect(try ServerFrame.decode(frame.encoded()) == frame)
  }

  @Test func `an unknown mode or reason is an error`() {
    #expect(throws: WireError.unknownCode(3, at: 1)) { try ServerFrame.decode([1, 3, 0, 0]) }
    #expect(throws: WireError.unknownCode(9, at: 2)) { try ServerFrame.decode([4, 1, 9]) }
  }
}
