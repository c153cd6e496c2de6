public import ArcoCore
import ArcoTesting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Outside {
  /// Asks for something that can only succeed, and waits until it is done.
  ///
  /// - Parameters:
  ///   - name: the name by which ``Way/steps`` mention the question: `"save"`.
  ///   - subject: what the question is about, such as the document to save. Open questions with
  ///     different subjects count as
  ///     different; none by default.
  public func ask(_ name: String, about subject: Any? = nil) async {
    _ = await wait(name, about: Subject(subject), answers: .done)
  }

  /// Asks for something that succeeds or fails.
  ///
  /// - Parameter failures: the errors with which it can fail. The walk tries each, and success.
  public func ask<Failure: Error>(
    _ name: String, about subject: Any? = nil, failing failures: Failure...
  ) async throws(Failure) {
    let answers = Answers.done.failing(failures)
    let answer = await wait(name, about: Subject(subject), answers: answers) ?? 0
    if answer > 0 { throw failures[answer - 1] }
  }

  /// Asks for a value.
  ///
  /// - Parameter values: the possible answers; at least one. The walk tries each.
  public func ask<Value: Sendable>(
    _ name: String, about subject: Any? = nil, answers values: Value...
  ) async -> Value {
    let answers = Answers(values)
    return values[await wait(name, about: Subject(subject), answers: answers) ?? 0]
  }

  /// Asks for a value, or for a failure. The walk tries each of both.
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
  /// - Parameter then: receives the answer; never called after the cancellation.
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

  /// The only answer to a question that cannot fail.
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

/// A sequence of events from outside: the next element can be any of the listed ones, at any time.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct Arrivals<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let outside: Outside
  let name: String
  let elements: [Element]
  let ends: Bool

  /// Returns the sequence itself.
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
  /// Returns a sequence of events from outside: any of the elements can arrive at any time, any
  /// number of times.
  ///
  /// A task may count the elements, so the walk treats each as a new state and may not end. If the
  /// task keeps none of them, name the sequence with ``Explorer/forgetting(_:)``.
  /// - Parameter ends: whether the sequence can also end; false by default.
  public func arrivals<Element: Sendable>(
    _ name: String, of elements: Element..., ends: Bool = false
  ) -> Arrivals<Element> {
    Arrivals(outside: self, name: name, elements: elements, ends: ends)
  }
}
