#if Server
  import ArcoAccounts
  import ArcoCore
  import Dispatch
  import Testing

  /// Hashes are made a few at a time, and who comes when too many wait is told so.
  @Suite(.timeLimit(.minutes(1))) struct PasswordHasherTests {
    /// Work that lasts until a test lets it go on.
    private final class Slow: Sendable {
      private let going = DispatchSemaphore(value: 0)
      private let counts = Locked((running: 0, most: 0))

      func run() {
        counts.withLock {
          $0.running += 1
          $0.most = max($0.most, $0.running)
        }
        // A test that fails does not stand still for ever.
        _ = going.wait(timeout: .now() + 30)
        counts.withLock { $0.running -= 1 }
      }

      func letGo(_ count: Int) { for _ in 0..<count { going.signal() } }
      var isRunning: Bool { counts.withLock { $0.running > 0 } }
      var mostAtOnce: Int { counts.withLock { $0.most } }
    }

    /// Asks so many at once, and lets the work go on once those that have no place are told; says how many were
    /// answered and how many were told.
    private func ask(_ count: Int, of work: PasswordHasher, refused: Int) async -> (
      done: Int, refused: Int, atOnce: Int
    ) {
      let slow = Slow()
      return await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<count { group.addTask { await work.run { slow.run() } != nil } }
        var told = 0
        while told < refused, await group.next() == false { told += 1 }
        slow.letGo(count)
        var done = 0
        for await isDone in group { if isDone { done += 1 } else { told += 1 } }
        return (done, told, slow.mostAtOnce)
      }
    }

    @Test func `as many wait as may, and the next one is told to come again`() async {
      let work = PasswordHasher(atOnce: 1, mostWaiting: 3)
      for _ in 0..<20 {
        let (done, refused, atOnce) = await ask(9, of: work, refused: 5)
        #expect((done, refused) == (4, 5))
        #expect(atOnce == 1)
      }
    }

    @Test func `a request that is cancelled waits no longer, and makes no hash`() async {
      let work = PasswordHasher(atOnce: 1, mostWaiting: 1)
      let (slow, hashed) = (Slow(), Locked(false))
      let first = Task { await work.run { slow.run() } != nil }
      while slow.mostAtOnce == 0 { await Task.yield() }
      let second = Task { await work.run { hashed.withLock { $0 = true } } != nil }
      while work.waiting == 0 { await Task.yield() }
      second.cancel()
      #expect(work.waiting == 0)
      let third = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await work.run { hashed.withLock { $0 = true } } != nil
      }
      for cancelled in [second, third] { #expect(await cancelled.value == false) }
      #expect(slow.isRunning)
      slow.letGo(1)
      #expect(await first.value)
      #expect(await work.run { true } == true)
      #expect(hashed.withLock { $0 } == false)
    }

    @Test func `no more are made at a time than is said`() async {
      let work = PasswordHasher(atOnce: 2, mostWaiting: 100)
      let (done, refused, atOnce) = await ask(50, of: work, refused: 0)
      #expect((done, refused) == (50, 0))
      #expect(atOnce <= 2)
    }

    @Test func `while 64 wait, who logs in is answered with 503 and told to try again`()
      async throws
    {
      let bench = try Bench()
      let (slow, work) = (Slow(), bench.authenticator.work)
      try await withThrowingTaskGroup(of: Bool.self) { group in
        // The two that are made at a time, the 64 that wait, and one.
        for _ in 0..<67 { group.addTask { await work.run { slow.run() } != nil } }
        #expect(try await group.next() == false)
        let browser = bench.browser()
        let answer = try await bench.logIn("ada", "engine", with: browser)
        #expect(answer.status == 503)
        #expect(
          answer.body.contains("Too many people are logging in just now. Please try again."))
        #expect(browser.cookies["arco-user"] == nil)
        // For a name that nobody has, it is the same.
        #expect(try await bench.logIn("nobody", "engine", with: bench.browser()).status == 503)
        slow.letGo(66)
        for try await isDone in group { #expect(isDone) }
        #expect(try await bench.logIn("ada", "engine", with: browser).status == 303)
      }
      #expect(slow.mostAtOnce <= 2)
    }
  }
#endif
