import ArcoCore
import ArcoLaws
import ArcoOptics
import ArcoStatus
import ArcoTesting
import Testing

private struct Offline: Error, Equatable {}
private typealias Prices = Loading<[Int], Offline>
private typealias PricesInput = LoadingInput<[Int], Offline>

struct LoadingTests {
  /// A value that comes, or fails, when the test receives that.
  private func test(
    _ answer: Result<[Int], Offline>, from state: Prices = .idle
  ) -> TestDriver<Void, Prices, PricesInput> {
    let dispatcher = Dispatcher<Void, Prices, PricesInput>.loading { queue in
      .callback(queue: queue) { _, out in
        switch answer {
        case .success(let prices): out.send(.loaded(prices))
        case .failure(let failure): out.send(.failed(failure))
        }
        out.finish()
        return .none
      }
    }
    return TestDriver(dispatcher, state: state)
  }

  @Test func `a value is asked for and comes`() throws {
    let test = test(.success([3]))
    try test.send(.load) { $0 = .loading }
    try test.receive(.loaded([3])) { $0 = .loaded([3]) }
    try test.finish()
  }

  @Test func `what is there stays while it is loaded again, and when that fails`() throws {
    let test = test(.failure(Offline()), from: .loaded([3]))
    try test.send(.load) { $0 = .reloading([3]) }
    try test.receive(.failed(Offline())) { $0 = .failed(Offline(), [3]) }
    #expect(test.state.value == [3])
    try test.send(.load) { $0 = .reloading([3]) }
    try test.receive(.failed(Offline())) { $0 = .failed(Offline(), [3]) }
    try test.finish()
  }

  @Test func `a first failure has nothing to show, and can be tried again`() throws {
    let test = test(.failure(Offline()))
    try test.send(.load) { $0 = .loading }
    try test.receive(.failed(Offline())) { $0 = .failed(Offline(), nil) }
    try test.send(.load) { $0 = .loading }
    try test.receive(.failed(Offline())) { $0 = .failed(Offline(), nil) }
    try test.finish()
  }

  @Test func `what is given up is not heard, and what was there stays`() throws {
    let test = test(.success([4]), from: .loaded([3]))
    try test.send(.load) { $0 = .reloading([3]) }
    try test.send(.stop) { $0 = .loaded([3]) }
    try test.finish()
  }

  @Test func `the newest question is the one that is answered`() throws {
    let test = test(.success([3]))
    try test.send(.load) { $0 = .loading }
    try test.send(.load)
    try test.receive(.loaded([3])) { $0 = .loaded([3]) }
    try test.finish()
  }

  @Test func `what is asked for anew is on its way once: the older question is cancelled`() throws {
    let dispatcher = Dispatcher<Void, Prices, PricesInput>.loading { queue in
      .callback(queue: queue) { _, _ in .none }
    }
    let test = TestDriver(dispatcher, state: .idle, strictness: .loose)
    try test.send(.load)
    try test.send(.load)
    #expect(test.queueLog.filter { $0.verdict == .cancelled }.count == 1)
    try test.send(.stop)
    #expect(test.queueLog.filter { $0.verdict == .cancelled }.count == 2)
    #expect(test.state == .idle)
    try test.send(.load)
    #expect(test.state == .loading)
    #expect(test.queueLog.filter { $0.verdict == .starts }.count == 3)
  }

  @Test
  func `what was being loaded when its process ended is loaded again if somebody asks`() throws {
    for state in [Prices.loading, .reloading([3])] {
      let waiting = test(.success([4]), from: state)
      try waiting.settle()
      #expect(waiting.state == state)
      try waiting.send(.stop) { $0.stop() }
      try waiting.finish()
      let load = Dispatcher<Void, Prices, PricesInput>.loading { queue in
        .callback(queue: queue) { _, out in
          out.send(.loaded([4]))
          out.finish()
          return .none
        }
      }
      let asking = load.combine(.alive { .send(.load) })
      let test = TestDriver(asking, state: state, strictness: .loose)
      try test.settle()
      #expect(test.state == .loaded([4]))
      try test.finish()
    }
  }

  @Test func `giving up changes nothing where nothing is on its way`() throws {
    for state in [Prices.idle, .loaded([3]), .failed(Offline(), [3]), .failed(Offline(), nil)] {
      let test = test(.success([4]), from: state)
      try test.send(.stop)
      #expect(test.state == state)
      try test.finish()
    }
  }

  @Test func `a value that comes after a failure takes its place`() throws {
    let test = test(.success([4]), from: .failed(Offline(), [3]))
    try test.send(.load) { $0 = .reloading([3]) }
    #expect(test.state.failure == nil)
    try test.receive(.loaded([4])) { $0 = .loaded([4]) }
    try test.finish()
  }

  @Test func `a state says what is there, whether it is on its way, and why it did not come`() {
    let states: [(Prices, [Int]?, Bool, Offline?)] = [
      (.idle, nil, false, nil), (.loading, nil, true, nil), (.loaded([1]), [1], false, nil),
      (.reloading([1]), [1], true, nil), (.failed(Offline(), [1]), [1], false, Offline()),
      (.failed(Offline(), nil), nil, false, Offline()),
    ]
    for (state, value, isBusy, failure) in states {
      #expect(state.value == value)
      #expect(state.isBusy == isBusy)
      #expect(state.failure == failure)
    }
  }

  @Test func `a change of what is there leaves how it stands`() {
    let value = Prices.prisms.value
    for (before, after) in [
      (Prices.loaded([1]), Prices.loaded([1, 2])), (.reloading([1]), .reloading([1, 2])),
      (.failed(Offline(), [1]), .failed(Offline(), [1, 2])), (.idle, .idle), (.loading, .loading),
      (.failed(Offline(), nil), .failed(Offline(), nil)),
    ] {
      #expect(value.modifying(before) { $0.append(2) } == after)
    }
  }

  @Test func `a value is loaded by an asynchronous closure, or its failure is caught`() throws {
    let dispatcher = Dispatcher<Result<[Int], Offline>, Prices, PricesInput>.loading {
      (answer) throws(Offline) in
      try answer.get()
    }
    let good = TestDriver(dispatcher, state: .idle, world: .success([3]))
    try good.send(.load) { $0 = .loading }
    try good.receive(.loaded([3])) { $0 = .loaded([3]) }
    try good.finish()
    let bad = TestDriver(dispatcher, state: .idle, world: .failure(Offline()))
    try bad.send(.load) { $0 = .loading }
    try bad.receive(.failed(Offline())) { $0 = .failed(Offline(), nil) }
    try bad.finish()
  }
}

struct LoadingLawTests {
  private static let states = Generator<Prices>.oneOf([
    .just(.idle), .just(.loading), Generator.array(of: .integer(in: 0...9)).map { .loaded($0) },
    Generator.array(of: .integer(in: 0...9)).map { .reloading($0) },
    Generator<[Int]?>.optional(.array(of: .integer(in: 0...9))).map { .failed(Offline(), $0) },
  ])
  private static let lists = Generator<[Int]>.array(of: .integer(in: 0...9))

  @Test func `its prisms keep their laws`() {
    let prisms = Prices.prisms
    let samples = OpticSamples(whole: Self.states, part: Self.lists)
    #expect(PrismLaws(prisms.loaded, samples).counterexample() == nil)
    #expect(PrismLaws(prisms.reloading, samples).counterexample() == nil)
  }

  @Test func `its other prisms, and those of its inputs, find their own case alone`() {
    let prisms = Prices.prisms
    let all: [Prices] = [
      .idle, .loading, .loaded([1]), .reloading([2]), .failed(Offline(), [3]),
    ]
    #expect(all.map { prisms.idle.extract($0) != nil } == [true, false, false, false, false])
    #expect(all.map { prisms.loading.extract($0) != nil } == [false, true, false, false, false])
    #expect(all.map { prisms.loaded.extract($0) } == [nil, nil, [1], nil, nil])
    #expect(all.map { prisms.reloading.extract($0) } == [nil, nil, nil, [2], nil])
    #expect(all.map { prisms.failed.extract($0)?.1 } == [nil, nil, nil, nil, [3]])
    #expect(prisms.idle.embed(()) == .idle)
    #expect(prisms.loading.embed(()) == .loading)
    #expect(prisms.failed.embed((Offline(), nil)) == .failed(Offline(), nil))
    let inputs: [PricesInput] = [.load, .loaded([1]), .failed(Offline()), .stop]
    #expect(inputs.map { PricesInput.prisms.loaded.extract($0) } == [nil, [1], nil, nil])
    #expect(inputs.map { PricesInput.prisms.failed.extract($0) } == [nil, nil, Offline(), nil])
    #expect(PricesInput.prisms.loaded.embed([1]) == .loaded([1]))
    #expect(PricesInput.prisms.failed.embed(Offline()) == .failed(Offline()))
  }

  @Test func `the way to its value keeps the laws of an affine`() {
    let samples = OpticSamples(whole: Self.states, part: Self.lists)
    #expect(AffineLaws(Prices.prisms.value, samples).counterexample() == nil)
  }

  @Test func `asking and giving up keep what is there`() {
    let law = Law("what is there stays") { trial in
      let state = trial.draw("state", Self.states)
      var loading = state
      loading.begin()
      trial.expect(loading.isBusy, equals: true)
      trial.expect(loading.value, equals: state.value)
      loading.stop()
      trial.expect(loading.isBusy, equals: false)
      trial.expect(loading.value, equals: state.value)
    }
    #expect(law.counterexample(tries: 1000) == nil)
  }
}
