import ArcoCore
import ArcoTesting
import Testing

struct VirtualTimeTests {
  private let time = VirtualTime()
  private let rung = Locked<[Int]>([])

  private func set(_ number: Int, at milliseconds: Int) -> Cancellation {
    time.source.after(.milliseconds(milliseconds)) { [rung] in
      rung.withLock { $0.append(number) }
    }
  }

  @Test
  func
    `timers go off at their moment, earlier ones first, and those of one moment as they were set`()
  {
    for (number, at) in [(1, 20), (2, 10), (3, 20), (4, 30)] { _ = set(number, at: at) }
    #expect(time.alarmCount == 4)
    #expect(time.next == .milliseconds(10))
    time.jump(to: .milliseconds(9))
    #expect(rung.withLock { $0 } == [])
    time.jump(to: .milliseconds(20))
    #expect(rung.withLock { $0 } == [2, 1, 3])
    #expect(time.alarmCount == 1)
    #expect(time.now == .milliseconds(20))
    time.jump(to: .milliseconds(30))
    time.jump(to: .milliseconds(40))
    #expect(rung.withLock { $0 } == [2, 1, 3, 4])
    #expect(time.next == nil)
  }

  @Test func `a timer that was stopped does not go off, and no other is stopped with it`() {
    let first = set(1, at: 10)
    _ = set(2, at: 10)
    first.stop()
    first.stop()
    #expect(time.alarmCount == 1)
    time.jump(to: .milliseconds(10))
    #expect(rung.withLock { $0 } == [2])
  }

  @Test func `time never goes back`() {
    time.jump(to: .milliseconds(10))
    time.jump(to: .milliseconds(5))
    #expect(time.now == .milliseconds(10))
    _ = set(1, at: 1)
    #expect(time.next == .milliseconds(11))
  }

  @Test func `a timer that is set by another waits for the next jump, though it is due`() {
    let (time, rung) = (time, rung)
    _ = time.source.after(.milliseconds(10)) {
      rung.withLock { $0.append(1) }
      _ = time.source.after(.zero) { rung.withLock { $0.append(2) } }
    }
    time.jump(to: .milliseconds(10))
    #expect(rung.withLock { $0 } == [1])
    time.jump(to: .milliseconds(10))
    #expect(rung.withLock { $0 } == [1, 2])
  }
}
