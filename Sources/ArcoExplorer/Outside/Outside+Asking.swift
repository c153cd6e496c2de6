public import ArcoCore
import ArcoTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Outside {
  /// Asks something that can only be done.
  ///
  /// - Parameters:
  ///   - name: what is asked, as a reader of a way shall read it: `"save"`.
  ///   - subject: what it is asked about; it tells apart what waits.
  public func ask(_ name: String, about subject: Any? = nil) async {
    _ = await wait(name, about: Subject(subject), answers: ["is done"])
  }

  /// Asks something that is done or fails.
  ///
  /// - Parameter failures: the ways in which it fails.
  public func ask<Failure: Error>(
    _ name: String, about subject: Any? = nil, failing failures: Failure...
  ) async throws(Failure) {
    let answers = ["is done"] + failures.map { "fails: \(text(of: $0))" }
    let answer = await wait(name, about: Subject(subject), answers: answers) ?? 0
    if answer > 0 { throw failures[answer - 1] }
  }

  /// Asks for a value.
  ///
  /// - Parameter values: what it may be; at least one.
  public func ask<Value: Sendable>(
    _ name: String, about subject: Any? = nil, answers values: Value...
  ) async -> Value {
    let answers = values.map { "is answered with \(text(of: $0))" }
    return values[await wait(name, about: Subject(subject), answers: answers) ?? 0]
  }

  /// Asks for a value, or for a failure.
  public func ask<Value: Sendable, Failure: Error>(
    _ name: String, about subject: Any? = nil, answers values: Value...,
    failing failures: Failure...
  ) async throws(Failure) -> Value {
    let answers =
      values.map { "is answered with \(text(of: $0))" }
      + failures.map { "fails: \(text(of: $0))" }
    let answer = await wait(name, about: Subject(subject), answers: answers) ?? 0
    if answer >= values.count { throw failures[answer - values.count] }
    return values[answer]
  }

  /// Asks for a value, for worlds with callbacks.
  ///
  /// - Parameter then: takes the answer; it is not called once the question was cancelled.
  public func ask<Value: Sendable>(
    _ name: String, about subject: Any? = nil, answers values: Value...,
    then: @escaping @Sendable (Value) -> Void
  ) -> Cancellation {
    let answers = values.map { "is answered with \(text(of: $0))" }
    let number = note(name, about: Subject(subject), answers: answers) { answer in
      if let answer { then(values[answer]) }
    }
    return Cancellation { self.drop(number) }
  }
}

/// What comes from outside one by one: each time any of the elements that are listed.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct Arrivals<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let outside: Outside
  let name: String
  let elements: [Element]
  let ends: Bool

  /// The sequence itself.
  public func makeAsyncIterator() -> Arrivals { self }

  /// Waits for the next element; nil at the end.
  public mutating func next() async -> Element? {
    await next(isolation: nil)
  }

  /// Waits for the next element; nil at the end.
  public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
    let answers = elements.map { "brings \(text(of: $0))" } + (ends ? ["ends"] : [])
    guard let answer = await outside.wait(name, about: .nothing, answers: answers) else {
      return nil
    }
    return answer < elements.count ? elements[answer] : nil
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Outside {
  /// A sequence that brings any of some elements at any time, again and again.
  ///
  /// A task may count what it gets. If it keeps nothing of it, say ``Explorer/forgetting(_:)``, or the walk
  /// has no end.
  /// - Parameter ends: whether it may end.
  public func arrivals<Element: Sendable>(
    _ name: String, of elements: Element..., ends: Bool = false
  ) -> Arrivals<Element> {
    Arrivals(outside: self, name: name, elements: elements, ends: ends)
  }
}
