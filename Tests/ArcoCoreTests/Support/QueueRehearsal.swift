import ArcoCore
import ArcoTesting

/// A driver whose effects meet in one queue and do what a history says.
final class QueueRehearsal {
  /// What a running effect is told to do.
  enum Order: Sendable {
    case end
    case fail
    case send
  }

  struct Fault: Error {}

  /// Where effects wait for orders.
  final class Orders: Sendable {
    private let lines = Locked<[Int: AsyncStream<Order>.Continuation]>([:])
    private let begun = Locked<[Int]>([])

    /// The effects whose work began, in order.
    var began: [Int] { begun.withLock { $0 } }

    func begin(_ number: Int) -> AsyncStream<Order> {
      let (stream, line) = AsyncStream.makeStream(of: Order.self)
      begun.withLock { $0.append(number) }
      lines.withLock { $0[number] = line }
      return stream
    }

    func give(_ order: Order, to number: Int) { lines.withLock { $0[number] }?.yield(order) }
  }

  enum Input: Equatable, Sendable {
    case arrive(Int)
    case heard(Int)
    case cancel([EffectID])
    case cancelAll
  }

  let orders = Orders()
  let test: TestDriver<Orders, Int, Input>
  private(set) var arrived = 0

  init(_ policy: Queue.Policy) {
    let queue = Queue("queue", policy)
    test = TestDriver(
      .effectful { input in
        switch input {
        case .heard: .none
        case .cancel(let ids): .batch(ids.map { .cancel($0) })
        case .cancelAll: .cancel(queue)
        case .arrive(let number): Self.work(number, queue)
        }
      }, state: 0, world: orders)
  }

  /// So that a cancellation by id reaches several.
  static func id(_ number: Int) -> EffectID { EffectID("id", number % 3) }

  private static func work(_ number: Int, _ queue: Queue) -> Effect<Orders, Int, Input> {
    .task(id: id(number), queue: queue) { orders, out throws(Fault) in
      for await order in orders.begin(number) {
        switch order {
        case .end: return
        case .fail: throw Fault()
        case .send: out.send(.heard(number))
        }
      }
    } catch: { _ in
      .heard(number)
    }
  }

  func arrive() throws {
    try test.send(.arrive(arrived))
    try test.settle()
    arrived += 1
  }

  /// Has a running effect do something.
  func order(_ order: Order, _ number: Int) throws {
    orders.give(order, to: number)
    try test.settle()
    if order != .end { try test.receive(.heard(number)) }
    try test.settle()
  }

  func send(_ input: Input) throws {
    try test.send(input)
    try test.settle()
  }

  /// What the queue decided beside the ends of effects, as the model logs it.
  var log: [String] {
    test.queueLog.compactMap { decision in
      let word: String? =
        switch decision.verdict {
        case .starts: "start"
        case .waits: "hold"
        case .discarded: "discard"
        case .cancelled: "cancel"
        case .ended, .failed: nil
        }
      return word.map { "\(Int(decision.time / .milliseconds(1))) \($0) \(decision.number)" }
    }
  }

  /// How often a queue decided so, by the number of the effect.
  func count(_ verdicts: Queue.Decision.Verdict...) -> [Int: Int] {
    test.queueLog.reduce(into: [:]) { counts, decision in
      if verdicts.contains(decision.verdict) { counts[decision.number, default: 0] += 1 }
    }
  }
}
