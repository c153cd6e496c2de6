// Clicks as fast as a server answers: `bench-clicks EVENTS NODE SOCKET...`.
//
// The sockets are open files that it inherits, each of a page that is joined and has heard nothing
// yet. One event is in flight for each of them. Prints how many events a second were answered.
import Foundation

/// One page: its next click, and the patch that it waits for.
struct Page {
  let socket: Int32
  let node: [UInt8]
  private(set) var patches = 0
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var end = 0

  init(_ socket: Int32, node: Int) {
    self.socket = socket
    self.node = Self.number(node)
  }

  /// Clicks, and says which patch was applied.
  func click() {
    let payload =
      [2] + Self.number(patches + 1) + Self.number(patches) + node + [UInt8(ascii: "c")]
    // Masked by zeros, which is allowed and leaves it as it is.
    let frame: [UInt8] = [0x82, 128 | UInt8(payload.count), 0, 0, 0, 0] + payload
    guard write(socket, frame, frame.count) == frame.count else { stop("could not write") }
  }

  /// Waits for the click's patch.
  mutating func hear() {
    while end < 2 || end < 2 + Int(buffer[1]) {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(socket, bytes.baseAddress.map { $0 + end }, bytes.count - end)
      }
      guard count > 0 else { stop("the server closed the connection") }
      end += count
    }
    patches += 1
    let length = 2 + Int(buffer[1])
    let expected = [0x82, buffer[1], 2] + Self.number(patches) + Self.number(patches)
    guard buffer.starts(with: expected), end == length else {
      stop("no patch \(patches), but \(buffer[..<end])")
    }
    end = 0
  }

  private static func number(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  func stop(_ why: String) -> Never {
    FileHandle.standardError.write(Data("\(why)\n".utf8))
    exit(1)
  }
}

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let events = numbers[0]
var pages = numbers[2...].map { Page(Int32($0), node: numbers[1]) }

/// Has each page click so often. Whose answer is waited for first does not matter: the others'
/// wait in their sockets.
@MainActor func run(_ times: Int) {
  for page in pages { page.click() }
  for turn in 1...times {
    for index in pages.indices {
      pages[index].hear()
      if turn < times { pages[index].click() }
    }
  }
}

let times = events / pages.count
run(times / 5)
let clock = ContinuousClock()
let begin = clock.now
run(times)
let taken = begin.duration(to: clock.now) / .seconds(1)
print(Int(Double(times * pages.count) / taken))
