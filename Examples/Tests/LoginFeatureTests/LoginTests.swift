import Arco
import LoginFeature
import Synchronization
import Testing

@MainActor struct LoginTests {
  /// A service whose answers the test gives.
  private final class Service: Sendable {
    struct Request: Sendable {
      let name: String?
      let answer: @Sendable (LoginError?) -> Void
    }

    let requests: AsyncStream<Request>
    private let ask: AsyncStream<Request>.Continuation
    private let cancelled = Mutex<[String?]>([])

    init() { (requests, ask) = AsyncStream.makeStream() }

    /// The names of the requests that were cancelled before they were answered; nil for a log out.
    var cancellations: [String?] { cancelled.withLock { $0 } }

    var world: LoginWorld {
      LoginWorld(
        logIn: { name throws(LoginError) in
          if let error = await self.answer(to: name) { throw error }
        },
        logOut: { _ = await self.answer(to: nil) })
    }

    private func answer(to name: String?) async -> LoginError? {
      let answers = AsyncStream<LoginError?> { answer in
        answer.onTermination = { end in
          if case .cancelled = end { self.cancelled.withLock { $0.append(name) } }
        }
        ask.yield(
          Request(name: name) { error in
            // The end of a request after its answer is no cancellation.
            answer.onTermination = nil
            answer.yield(error)
            answer.finish()
          })
      }
      // To the end: leaving at the first answer could come before `finish`, and count as cancelled.
      var given: LoginError?
      for await error in answers { given = error }
      return given
    }
  }

  private let service = Service()
  private let driver: Driver<LoginWorld, Login, Login.Input>

  init() { driver = Driver(login, state: .loggedOut(nil), world: service.world) }

  /// Lets effects go on until something is so.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  @Test(.timeLimit(.minutes(1)))
  func `somebody logs in and out again`() async throws {
    var requests = service.requests.makeAsyncIterator()
    driver.send(.logIn(name: " Ada "))
    #expect(driver.state == .loggingIn(name: "Ada"))
    let coming = try #require(await requests.next(isolation: #isolation))
    #expect(coming.name == "Ada")
    coming.answer(nil)
    await wait { driver.state == .loggedIn(name: "Ada") }
    driver.send(.logOut)
    #expect(driver.state == .loggingOut(nil))
    let leaving = try #require(await requests.next(isolation: #isolation))
    #expect(leaving.name == nil)
    leaving.answer(nil)
    await wait { driver.state == .loggedOut(nil) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `who is not let in is told why`() async throws {
    var requests = service.requests.makeAsyncIterator()
    driver.send(.logIn(name: "Nobody"))
    try #require(await requests.next(isolation: #isolation)).answer(.unknownName)
    await wait { driver.state == .loggedOut(.failed(.unknownName)) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a forced logout cancels the running login`() async throws {
    var requests = service.requests.makeAsyncIterator()
    driver.send(.logIn(name: "Ada"))
    let coming = try #require(await requests.next(isolation: #isolation))
    driver.send(.forceLogOut)
    #expect(driver.state == .loggingOut(.forced))
    await wait { service.cancellations == ["Ada"] }
    coming.answer(nil)
    let leaving = try #require(await requests.next(isolation: #isolation))
    #expect(driver.state == .loggingOut(.forced))
    leaving.answer(nil)
    await wait { driver.state == .loggedOut(.forced) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is refused leaves a running login alone`() async throws {
    var requests = service.requests.makeAsyncIterator()
    driver.send(.logIn(name: "Ada"))
    let coming = try #require(await requests.next(isolation: #isolation))
    for refused in [Login.Input.logIn(name: "Bob"), .logOut, .loggedOut] { driver.send(refused) }
    #expect(driver.state == .loggingIn(name: "Ada"))
    coming.answer(nil)
    await wait { driver.state == .loggedIn(name: "Ada") }
    #expect(service.cancellations == [])
  }

  @Test(arguments: ["", " ", "\n\t "])
  func `a blank name is refused`(text: String) {
    driver.send(.logIn(name: text))
    #expect(driver.state == .loggedOut(nil))
  }

  @Test func `a name has a limit`() {
    driver.send(.logIn(name: String(repeating: "x", count: 1_000)))
    #expect(driver.state == .loggingIn(name: String(repeating: "x", count: Login.nameLimit)))
  }
}
