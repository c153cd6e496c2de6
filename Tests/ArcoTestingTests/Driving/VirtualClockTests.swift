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

  @Test func `a cancelled sleep ends at once and sets no timer`() async {
    let time = VirtualTime()
    let task = Task { try await time.clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(time.alarmCount == 0)
  }
}
