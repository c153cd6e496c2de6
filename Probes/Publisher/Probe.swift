// Effects made of publishers, driven by subjects: what reaches the state, and what ends them.
import ArcoCore
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
    return .sequence(.publisher(of: { $0.prices }, id: "prices") { .price($0) }, .send(.over))
  case .ask:
    let asking = Effect<Feeds, [Happening], Happening>.publisher(
      of: { $0.answers }, id: "answers", { .answer($0) },
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

@main @MainActor struct Probe {
  typealias Desk = Driver<Feeds, [Happening], Happening>

  /// Holds what a new driver has heard, how many listen and what it could not do to what a claim expects.
  static func hold(
    _ claim: String, _ heard: [Happening], listening: Int = 0, problems: [String] = [],
    after run: @MainActor (Desk, Feeds) async -> Void
  ) async {
    let (feeds, log) = (Feeds(), Log())
    let driver = Desk(
      desk, state: [], world: feeds, onProblem: { log.problems.append($0.message) })
    await run(driver, feeds)
    // Waits until the mail so far is delivered: what this sends comes after it.
    await driver.send(.settle).finish()
    precondition(driver.state == heard, "\(claim): heard \(driver.state), expected \(heard)")
    let found = feeds.prices.subscriptions + feeds.answers.subscriptions
    precondition(found == listening, "\(claim): \(found) subscriptions, expected \(listening)")
    let isTold =
      log.problems.count == problems.count
      && zip(log.problems, problems).allSatisfy { $0.contains($1) }
    precondition(isTold, "\(claim): \(log.problems), expected \(problems)")
  }

  static func main() async {
    await hold("values are inputs, in order", [.price(1), .price(2)], listening: 1) {
      driver, feeds in
      driver.send(.watch)
      feeds.prices.send(1)
      await Task.detached { feeds.prices.send(2) }.value
    }
    await hold("completion ends the effect", [.price(4), .over, .over]) { driver, feeds in
      driver.send(.watch)
      feeds.prices.send(4)
      feeds.prices.send(completion: .finished)
      await driver.send(.settle).finish()
      // It is over by now.
      driver.send(.watch)
    }
    await hold("a failure goes to `catch:`", [.answer(1), .refused(404), .over]) { driver, feeds in
      driver.send(.ask)
      feeds.answers.send(1)
      feeds.answers.send(completion: .failure(Refusal(code: 404)))
    }
    await hold(
      "nil from `catch:` leaves the failure to `onProblem`", [.over],
      problems: ["Refusal(code: 500)"]
    ) {
      $0.send(.ask)
      $1.answers.send(completion: .failure(Refusal(code: 500)))
    }
    await hold("cancelling an id ends the subscription", [.price(1)]) { driver, feeds in
      driver.send(.watch)
      driver.send(.ask)
      feeds.prices.send(1)
      await driver.send(.settle).finish()
      feeds.prices.send(2)
      driver.send(.giveUp)
      feeds.prices.send(3)
      feeds.answers.send(completion: .failure(Refusal(code: 500)))
    }
    await hold("stopping the driver ends the subscriptions", []) { driver, feeds in
      driver.send(.watch)
      driver.send(.ask)
      feeds.prices.send(1)
      driver.stop()
      feeds.prices.send(2)
    }
    print("publisher: effects hear, end and let go of publishers as they say")
  }
}
