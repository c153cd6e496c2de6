// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What effects and their probe use of OpenCombine, with the signatures it shares with Combine. Who
// subscribes is simpler: `sink` is the only subscriber, and demand is unlimited.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// In place of `receive(subscriber:)`; returns what ends the subscription.
  func subscribe(_ subscriber: Subscribers.Sink<Output, Failure>) -> () -> Void
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Sink<Input, Failure: Error> {
    let receiveCompletion: (Completion<Failure>) -> Void
    let receiveValue: (Input) -> Void
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    AnyCancellable(
      subscribe(.init(receiveCompletion: receiveCompletion, receiveValue: receiveValue)))
  }
}

public final class AnyCancellable {
  private var whatCancels: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { whatCancels = cancel }

  deinit { cancel() }

  public func cancel() { whatCancels.take()?() }
}

@available(*, unavailable)
extension AnyCancellable: Sendable {}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var subscribers: [Int: Subscribers.Sink<Output, Failure>] = [:]
  private var lastNumber = 0
  private var completion: Subscribers.Completion<Failure>?

  public init() {}

  /// How many subscriptions are neither completed nor cancelled; Combine does not tell.
  public var subscriptions: Int { subscribers.count }

  public func subscribe(_ subscriber: Subscribers.Sink<Output, Failure>) -> () -> Void {
    if let completion {
      subscriber.receiveCompletion(completion)
      return {}
    }
    lastNumber += 1
    subscribers[lastNumber] = subscriber
    return { [number = lastNumber] in self.subscribers[number] = nil }
  }

  public func send(_ value: Output) {
    for subscriber in subscribers.values { subscriber.receiveValue(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = subscribers.values
    subscribers = [:]
    for subscriber in ended { subscriber.receiveCompletion(completion) }
  }
}

@available(*, unavailable)
extension PassthroughSubject: Sendable {}
