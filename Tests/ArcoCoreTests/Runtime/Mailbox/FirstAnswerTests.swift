import Arco
import ArcoCore
import Testing

/// Who is asked, and answers when the test has it do so.
private final class Service: Sendable {
  private struct State {
    var answers: [@Sendable (Int) -> Void] = []
    var stops = 0
  }

  private let state = Locked(State())

  var asked: Int { state.withLock { $0.answers.count } }
  var stops: Int { state.withLock { $0.stops } }

  func ask(_ answer: @escaping @Sendable (Int) -> Void) -> Cancellation {
    state.withLock { $0.answers.append(answer) }
    return Cancellation { self.state.withLock { $0.stops += 1 } }
  }

  func answer(_ value: Int) {
    for answer in state.withLock({ $0.answers }) { answer(value) }
  }

  /// Lets others go on until somebody has asked.
  func untilAsked() async { while asked == 0 { await Task.yield() } }
}

@Suite(.timeLimit(.minutes(1))) struct FirstAnswerTests {
  private let service = Service()

  @Test func `who waits gets the first answer, and later ones are ignored`() async {
    let waiting = Task { [service] in await firstAnswer { service.ask($0) } }
    await service.untilAsked()
    service.answer(1)
    service.answer(2)
    #expect(await waiting.value == 1)
    waiting.cancel()
    #expect(service.stops == 0)
  }

  @Test func `an answer may come before the function has returned`() async {
    let answer: Int? = await firstAnswer { answer in
      answer(7)
      return Cancellation { Issue.record("what is over was stopped") }
    }
    #expect(answer == 7)
  }

  @Test func `who is cancelled stops what was asked, and gets nothing`() async {
    let waiting = Task { [service] in await firstAnswer { service.ask($0) } }
    await service.untilAsked()
    waiting.cancel()
    #expect(await waiting.value == nil)
    service.answer(1)
    #expect(service.stops == 1)
  }

  @Test func `who is cancelled while it asks stops that`() async {
    let waiting = Task { [service] in
      await firstAnswer { (answer: @escaping @Sendable (Int) -> Void) in
        withUnsafeCurrentTask { $0?.cancel() }
        return service.ask(answer)
      }
    }
    #expect(await waiting.value == nil)
    #expect(service.stops == 1)
  }

  @Test func `who was cancelled before does not ask`() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let waiting = Task { [service] in
      for await _ in gate {}
      return await firstAnswer { service.ask($0) }
    }
    waiting.cancel()
    open.finish()
    #expect(await waiting.value == nil)
    #expect(service.asked == 0)
  }

  @Test func `what races is answered or cancelled once, on whatever threads`() async {
    for _ in 0..<500 {
      let service = Service()
      let waiting = Task { await firstAnswer { service.ask($0) } }
      await service.untilAsked()
      async let answered: Void = service.answer(1)
      async let cancelled: Void = waiting.cancel()
      _ = await (answered, cancelled)
      let answer = await waiting.value
      #expect((answer == nil) == (service.stops == 1))
    }
  }
}

/// One world that calls back, for both ways of writing an effect.
private struct PriceWorld: Sendable {
  var ask: @Sendable (@escaping @Sendable (Int) -> Void) -> Cancellation
}

private enum PriceInput: Sendable {
  case load
  case loaded(Int)
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct BridgedWorldTests {
  private static let asynchronous = Dispatcher<PriceWorld, Int, PriceInput>.update { price, input in
    switch input {
    case .load:
      return .task(id: "load") { world, out in
        if let price = await firstAnswer({ world.ask($0) }) { out.send(.loaded(price)) }
      }
    case .loaded(let new):
      price = new
      return .none
    }
  }
  private static let calling = Dispatcher<PriceWorld, Int, PriceInput>.update { price, input in
    switch input {
    case .load:
      return .callback(id: "load") { world, out in
        world.ask { price in
          out.send(.loaded(price))
          out.finish()
        }
      }
    case .loaded(let new):
      price = new
      return .none
    }
  }

  @Test func `an effect of tasks asks a world that calls back`() async {
    let service = Service()
    let driver = Driver(Self.asynchronous, state: 0, world: PriceWorld { service.ask($0) })
    let sent = driver.send(.load)
    await service.untilAsked()
    service.answer(7)
    await sent.finish()
    #expect(driver.state == 7)
  }

  @Test func `an effect of tasks that is cancelled stops what the world does`() async {
    let service = Service()
    let driver = Driver(Self.asynchronous, state: 0, world: PriceWorld { service.ask($0) })
    let sent = driver.send(.load)
    await service.untilAsked()
    sent.cancel()
    while service.stops == 0 { await Task.yield() }
    #expect(driver.state == 0)
  }

  @Test func `an effect that is called back asks a world of asynchronous functions`() async {
    let world = PriceWorld { answer in .running { answer(7) } }
    let driver = Driver(Self.calling, state: 0, world: world)
    await driver.send(.load).finish()
    #expect(driver.state == 7)
  }

  @Test func `cancelling it cancels the function's task`() async {
    let (ends, end) = AsyncStream<Bool>.makeStream()
    let world = PriceWorld { _ in
      .running {
        let (silence, _) = AsyncStream<Void>.makeStream()
        for await _ in silence {}
        end.yield(Task.isCancelled)
        end.finish()
      }
    }
    let driver = Driver(Self.calling, state: 0, world: world)
    driver.send(.load).cancel()
    var wasCancelled: Bool?
    for await isCancelled in ends { wasCancelled = isCancelled }
    #expect(wasCancelled == true)
  }
}
