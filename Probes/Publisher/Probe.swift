// Effects made of publishers, driven by subjects: what reaches the state, and what ends them.
import ArcoCore
import Foundation
import OpenCombine

struct Refusal: Error {
  let code: Int
}

/// `@unchecked Sendable`: the probe sends from one task at a time.
struct Feeds: @unchecked Sendable {
  let prices = PassthroughSubject<Int, Never>()
  let answers = PassthroughSubject<Int, Refusal>()
}

enum Happening: Equatable, Sendable {
  case watch, ask, giveUp, settle
  case price(Int)
  case answer(Int)
  case refused(Int)
  case over
}

/// Notes what effects send, in order.
let desk = Dispatcher<Feeds, [Happening], Happening>.update { heard, happening in
  switch happening {
  case .watch:
    return .sequence(.publisher(id: "prices", { $0.prices }) { .price($0) }, .send(.over))
  case .ask:
    let asking = Effect<Feeds, [Happening], Happening>.publisher(
      id: "answers", { $0.answers }, { .answer($0) },
      catch: { $0.code < 500 ? .refused($0.code) : nil })
    return .sequence(asking, .send(.over))
  case .giveUp:
    return .batch(.cancel("prices"), .cancel("answers"))
  case .settle:
    return .callback { _, out in
      out.finish()
      return .none
    }
  case .price, .answer, .refused, .over:
    heard.append(happening)
    return .none
  }
}

/// What a driver could not do.
final class Log {
  var problems: [String] = []
}

@MainActor final class Trial {
  let feeds = Feeds()
  let driver: Driver<Feeds, [Happening], Happening>
  private let log = Log()

  init() {
    driver = Driver(
      desk, state: [], world: feeds,
      onProblem: { [log] problem in log.problems.append(problem.message) })
  }

  var problems: [String] { log.problems }

  /// Waits until the mail so far is delivered: what it sends comes after it.
  func settle() async { await driver.send(.settle).finish() }

  func expect(_ heard: [Happening], _ subscriptions: Int, _ claim: String) {
    expect(driver.state == heard, "\(claim): heard \(driver.state), expected \(heard)")
    let found = feeds.prices.subscriptions + feeds.answers.subscriptions
    expect(found == subscriptions, "\(claim): \(found) subscriptions, expected \(subscriptions)")
  }

  func expect(_ holds: Bool, _ claim: String) {
    guard !holds else { return }
    print("publisher: failed: \(claim)")
    exit(1)
  }
}

@main @MainActor struct Probe {
  static func main() async {
    await valuesAndCompletion()
    await failures()
    await cancellation()
    stopping()
    print("publisher: effects hear, end and let go of publishers as they say")
  }

  static func valuesAndCompletion() async {
    let trial = Trial()
    let watching = trial.driver.send(.watch)
    trial.feeds.prices.send(1)
    trial.feeds.prices.send(2)
    await Task.detached { [feeds = trial.feeds] in feeds.prices.send(3) }.value
    await trial.settle()
    trial.expect([.price(1), .price(2), .price(3)], 1, "values are inputs, in order")
    trial.feeds.prices.send(4)
    trial.feeds.prices.send(completion: .finished)
    await trial.settle()
    let all: [Happening] = [.price(1), .price(2), .price(3), .price(4), .over]
    trial.expect(all, 0, "completion ends the effect, after what was sent before")
    await watching.finish()
    trial.driver.send(.watch)
    await trial.settle()
    trial.expect(all + [.over], 0, "a publisher that completes at once ends its effect")
  }

  static func failures() async {
    let told = Trial()
    told.driver.send(.ask)
    told.feeds.answers.send(1)
    told.feeds.answers.send(completion: .failure(Refusal(code: 404)))
    await told.settle()
    // The effect is over, and what follows it in the sequence is as after a task's failure.
    told.expect([.answer(1), .refused(404), .over], 0, "a failure goes to `catch:`")
    told.expect(told.problems.isEmpty, "a caught failure is no problem: \(told.problems)")

    let untold = Trial()
    untold.driver.send(.ask)
    untold.feeds.answers.send(completion: .failure(Refusal(code: 500)))
    await untold.settle()
    untold.expect([.over], 0, "a failure without an input is not an input")
    untold.expect(
      untold.problems.count == 1 && untold.problems[0].contains("Refusal(code: 500)"),
      "nil from `catch:` leaves the failure to `onProblem`: \(untold.problems)")

    let fine = Trial()
    let asking = fine.driver.send(.ask)
    fine.feeds.answers.send(completion: .finished)
    await fine.settle()
    fine.expect([.over], 0, "completion ends an effect that can fail")
    await asking.finish()
  }

  static func cancellation() async {
    let trial = Trial()
    trial.driver.send(.watch)
    trial.driver.send(.ask)
    trial.feeds.prices.send(1)
    await trial.settle()
    trial.expect([.price(1)], 2, "two effects listen")
    trial.feeds.prices.send(2)
    trial.driver.send(.giveUp)
    trial.feeds.prices.send(3)
    trial.feeds.answers.send(completion: .failure(Refusal(code: 500)))
    await trial.settle()
    trial.expect([.price(1)], 0, "cancelling an id ends the subscription, and nothing is written")
    trial.expect(trial.problems.isEmpty, "who cancelled hears of no failure: \(trial.problems)")
  }

  static func stopping() {
    let trial = Trial()
    trial.driver.send(.watch)
    trial.driver.send(.ask)
    trial.feeds.prices.send(1)
    trial.driver.stop()
    trial.feeds.prices.send(2)
    trial.expect([], 0, "stopping the driver ends the subscriptions, and nothing is written")
  }
}
