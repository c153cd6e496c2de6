import ArcoCore
import ArcoTesting
import Testing

struct VirtualClockTests {
  @Test func `who sleeps until a time that has come does not sleep`() async throws {
    let time = VirtualTime()
    time.jump(to: .seconds(1))
    try await time.clock.sleep(for: .zero)
    #expect(time.clock.now.time == .seconds(1))
    #expect(time.alarmCount == 0)
  }

  @Test func `an effect that sleeps for no time again and again is called restless`() {
    let time = VirtualTime()
    let clock = time.clock
    let spinning = Dispatcher<Void, Int, Bool>.effectful { _ in
      .task { _, _ in
        while !Task.isCancelled { try? await clock.sleep(for: .zero) }
      }
    }
    let test = TestDriver(spinning, state: 0, strictness: .loose, time: time)
    test.patience = 100
    let found = mismatch { () throws(TestMismatch) in
      try test.send(true)
      try test.settle()
    }
    #expect(found?.reason == .restless(turns: 100, inputs: []))
  }

  @Test func `a cancelled sleep ends at once and sets no timer`() async {
    let time = VirtualTime()
    let task = Task { try await time.clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(time.alarmCount == 0)
  }
}
