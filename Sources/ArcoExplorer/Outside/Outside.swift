import ArcoCore
public import ArcoTesting

/// The stand-in for everything outside a component while it is explored. A world asks it questions,
/// and the walk tries every listed answer, at any time.
///
///     let explorer = Explorer { outside in
///       Program(
///         todosPage(), state: Todos(),
///         world: TodosWorld { todos throws(SaveError) in
///           try await outside.ask("save", about: todos, failing: SaveError.unreachable)
///         })
///     }
///
/// An explorer creates one for each run of the component. The effects are the component's own, with
/// their queues, retries and cancellation. Only the calls of the world to real services become
/// questions.
///
/// An effect that waits for anything else waits for ever, and the report names it. Two effects
/// count as the same if the same inputs led to them, and they received the same answers and ask the
/// same questions. So `about:` has to contain everything else on which the effect's next step
/// depends: the explorer cannot see what an effect has captured.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Outside: Sendable {
  struct Question: Sendable {
    let number: Int
    let name: String
    let about: Subject
    /// The listed answers, as texts.
    let answers: [String]
    /// A fingerprint that distinguishes lists of answers.
    let answersPrint: Fingerprint
    /// A note that some answers cannot be read, so that answers with equal texts count as one; nil
    /// if all can.
    let untold: String?
    /// The number of the effect that asks; nil if no effect asks.
    let effect: Int?
    /// Receives the index of the answer; nil if the question was dropped.
    let resume: @Sendable (Int?) -> Void

    /// Whether both questions have the same name and their subjects have the same text.
    func readsLike(_ other: Question) -> Bool {
      name == other.name && about.text == other.about.text
    }
  }

  /// The subject of a question, as a text and as a fingerprint.
  struct Subject: Sendable {
    let text: String
    private let told: Result<Fingerprint, PartsReader.Refusal>

    static let nothing = Subject(nil)

    init(_ value: Any?) {
      text = value.map { ArcoTesting.text(of: $0) } ?? ""
      guard let value else {
        told = .success(.zero)
        return
      }
      do throws(PartsReader.Refusal) {
        told = .success(try PartsReader.fingerprint(of: value))
      } catch {
        told = .failure(error)
      }
    }

    func fingerprint() throws(PartsReader.Refusal) -> Fingerprint { try told.get() }
  }

  /// The answers to a question, as texts and as a fingerprint.
  struct Answers: Sendable {
    var texts: [String] = []
    private(set) var print = Fingerprint.zero
    private(set) var refusal: PartsReader.Refusal?

    /// Adds an answer, as a phrase such as "is answered with 3".
    mutating func list(_ value: Any? = nil, _ words: (_ text: String) -> String) {
      guard let value else {
        texts.append(words(""))
        return print.combine("")
      }
      let text = words(ArcoTesting.text(of: value))
      texts.append(text)
      do throws(PartsReader.Refusal) {
        print.combine(try PartsReader.fingerprint(of: value))
      } catch {
        print.combine(text)
        refusal = refusal ?? error
      }
    }
  }

  private struct Desk {
    var open: [Question] = []
    var made = 0
    /// The number of questions that cancelled effects have asked.
    var inVain = 0
  }

  private let desk = Locked(Desk())
  let time: VirtualTime

  /// Whether a cancelled question suspends its effect for ever. A walk that survives traps does not
  /// resume such an effect, because it might trap too.
  let isAbandoning: Bool

  init(time: VirtualTime, isAbandoning: Bool) {
    self.time = time
    self.isAbandoning = isAbandoning
  }

  /// The virtual clock of the component, for worlds that sleep.
  public var clock: VirtualClock { time.clock }

  /// The open questions, in the order in which they were asked.
  var open: [Question] { desk.withLock { $0.open } }

  /// Answers a question. Returns false if the question is not open.
  func answer(_ number: Int, with answer: Int) -> Bool {
    guard let question = take(number) else { return false }
    // Questions that a callback asks belong to the effect that asked first.
    VirtualTime.runningEffect.withValue(question.effect) { question.resume(answer) }
    return true
  }

  /// Drops all open questions.
  func reset() {
    let left = desk.withLock { desk in
      defer { desk.open = [] }
      return desk.open
    }
    if !isAbandoning { for question in left { question.resume(nil) } }
  }

  /// Drops an open question.
  func drop(_ number: Int) { _ = take(number) }

  private func take(_ number: Int) -> Question? {
    desk.withLock { desk in
      desk.open.firstIndex { $0.number == number }.map { desk.open.remove(at: $0) }
    }
  }

  /// Records a question. Returns its number.
  func note(
    _ name: String, about: Subject, answers: Answers, resume: @escaping @Sendable (Int?) -> Void
  ) -> Int {
    let effect = VirtualTime.runningEffect.get()
    return desk.withLock { desk in
      desk.made += 1
      desk.open.append(
        Question(
          number: desk.made, name: name, about: about, answers: answers.texts,
          answersPrint: answers.print,
          untold: answers.refusal?.within("an answer to \"\(name)\"").asReadAlike,
          effect: effect, resume: resume))
      return desk.made
    }
  }

  /// Waits for an answer. Returns nil if the effect that asks was cancelled.
  func wait(_ name: String, about: Subject, answers: Answers) async -> Int? {
    precondition(
      !answers.texts.isEmpty, "the question \(name) has no answers: list one or more")
    if Task.isCancelled {
      // An effect that ignores its cancellation may ask for ever.
      let isEndless = desk.withLock { desk in
        desk.inVain += 1
        return isAbandoning || desk.inVain > 10_000
      }
      if isEndless { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      return nil
    }
    let wait = Wait()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.begin(continuation)
        let number = note(name, about: about, answers: answers) { wait.end($0) }
        if !wait.named(number) { _ = take(number) }
      }
    } onCancel: {
      if let number = wait.cancel(isAbandoning) { _ = take(number) }
    }
  }
}

/// One wait for an answer. It ends only once.
private final class Wait: Sendable {
  private struct WaitState {
    var continuation: CheckedContinuation<Int?, Never>?
    var number: Int?
    var isOver = false
  }

  private let state = Locked(WaitState())

  func begin(_ continuation: CheckedContinuation<Int?, Never>) {
    state.withLock { $0.continuation = continuation }
  }

  /// Records the number of the question. Returns false if the wait was cancelled before.
  func named(_ number: Int) -> Bool {
    let (isOver, left) = state.withLock { state in
      state.number = number
      return (state.isOver, state.isOver ? state.continuation.take() : nil)
    }
    left?.resume(returning: nil)
    return !isOver
  }

  func end(_ answer: Int?) {
    state.withLock { state in
      state.isOver = true
      return state.continuation.take()
    }?.resume(returning: answer)
  }

  /// Ends the wait without an answer, or never ends it if `isAbandoning`. Returns the number of the
  /// question.
  func cancel(_ isAbandoning: Bool) -> Int? {
    let (number, left) = state.withLock { state in
      state.isOver = true
      let isLeft = state.number == nil && !isAbandoning
      return (state.number, isLeft ? state.continuation.take() : nil)
    }
    left?.resume(returning: nil)
    return number
  }
}
