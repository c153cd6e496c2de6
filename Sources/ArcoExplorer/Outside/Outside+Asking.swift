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
    _ = await wait(name, about: Subject(subject), answers: .done)
  }

  /// Asks something that is done or fails.
  ///
  /// - Parameter failures: the ways in which it fails.
  public func ask<Failure: Error>(
    _ name: String, about subject: Any? = nil, failing failures: Failure...
  ) async throws(Failure) {
    let answers = Answers.done.failing(failures)
    let answer = await wait(name, about: Subject(subject), answers: answers) ?? 0
    if answer > 0 { throw failures[answer - 1] }
  }

  /// Asks for a value.
  ///
  /// - Parameter values: what it may be; at least one.
  public func ask<Value: Sendable>(
    _ name: String, about subject: Any? = nil, answers values: Value...
  ) async -> Value {
    let answers = Answers(values)
    return values[await wait(name, about: Subject(subject), answers: answers) ?? 0]
  }

  /// Asks for a value, or for a failure.
  public func ask<Value: Sendable, Failure: Error>(
    _ name: String, about subject: Any? = nil, answers values: Value...,
    failing failures: Failure...
  ) async throws(Failure) -> Value {
    let answers = Answers(values).failing(failures)
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
    let answers = Answers(values)
    let number = note(name, about: Subject(subject), answers: answers) { answer in
      if let answer { then(values[answer]) }
    }
    return Cancellation { self.drop(number) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Outside.Answers {
  fileprivate init(_ values: [some Any]) {
    for value in values { list(value) { "is answered with \($0)" } }
  }

  /// That of what can only be done.
  fileprivate static var done: Outside.Answers {
    var answers = Outside.Answers()
    answers.list { _ in "is done" }
    return answers
  }

  fileprivate func failing(_ failures: [some Error]) -> Outside.Answers {
    var answers = self
    for failure in failures { answers.list(failure) { "fails: \($0)" } }
    return answers
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
    var answers = Outside.Answers()
    for element in elements { answers.list(element) { "brings \($0)" } }
    if ends { answers.list { _ in "ends" } }
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
