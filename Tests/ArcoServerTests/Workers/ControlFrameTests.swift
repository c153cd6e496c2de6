#if Server
  import ArcoServer
  import Foundation
  import Testing

  /// What a supervisor and a worker say to each other.
  struct ControlFrameTests {
    private let frames: [ControlFrame] = [
      .hello(WorkerName(number: 3, folder: "/tmp/a", secret: Data([1, 2]), memory: nil)),
      .listening(port: 80, error: 0), .verdict(question: 1, references: [7, 9]),
      .publish(topic: "orders", message: Data((0..<1_000).map { UInt8(truncatingIfNeeded: $0) })),
      .ready(shutdown: 10_000), .announce, .leave(milliseconds: 5),
      .allowance(question: 2, isAllowed: false),
      .owner(question: 3, "ada", milliseconds: 5), .owner(question: 4, nil, milliseconds: nil),
    ]

    @Test(arguments: [1, 3, 4, 5, 1_000_000])
    func `frames are read in whatever pieces they come`(size: Int) {
      let bytes = frames.flatMap { $0.encoded() }
      var reader = ControlReader()
      var read: [ControlFrame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(bytes[start..<min(start + size, bytes.count)])
        while let frame = reader.next() { read.append(frame) }
      }
      #expect(read == frames)
    }

    @Test(arguments: [Int.min, -1, 0, 1, Int(Int32.max), 1 << 62, Int.max])
    func `a number of another process is within bounds`(number: Int) {
      let time = ControlFrame.nanoseconds(number)
      #expect(time <= 100 * 366 * 24 * 3_600 * 1_000_000_000)
      if number < 1 << 40 { #expect(time == UInt64(max(0, number)) * 1_000_000) }
      var counts = LimitedTry(name: "a", key: "b", atOnce: number, milliseconds: number).counts
      let isAllowed = counts.take("b", at: .seconds(1))
      #expect(isAllowed)
      _ = counts.take("b", at: .seconds(1))
      _ = counts.take("c", at: .seconds(1 << 40))
    }

    @Test func `a frame that nobody knows is left out`() {
      var reader = ControlReader()
      reader.append([0, 0, 0, 3] + Array("{}?".utf8))
      reader.append(ControlFrame.announce.encoded())
      #expect(reader.next() == .announce)
    }
  }
#endif
