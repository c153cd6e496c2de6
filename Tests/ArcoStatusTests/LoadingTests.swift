import ArcoCore
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
