import ArcoCore
public import ArcoTesting

/// What is outside of a component while it is explored: whatever a world asks it is answered in
/// every way that is listed, at any time.
///
///     let explorer = Explorer { outside in
///       Program(
///         todosPage(), state: Todos(),
///         world: TodosWorld { todos throws(SaveError) in
///           try await outside.ask("save", about: todos, failing: SaveError.unreachable)
///         })
///     }
///
/// An explorer makes one for each run of the component. The effects are the component's own, with
/// their queues, retries and cancellation; only what their world would ask the real outside is asked
/// here.
///
/// An effect that asks something else waits for ever; the report names it. Effects are told apart by
/// the inputs that led to them, by what they heard since and by what they ask. So `about:` has to say what
/// else the effect goes on with: what it has captured or read and does not ask about is not seen.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class Outside: Sendable {
  struct Question: Sendable {
    let number: Int
    let name: String
    let about: Subject
    /// The answers that are listed, in words.
    let answers: [String]
    /// What tells them from other lists of answers.
    let answersPrint: Fingerprint
    /// Which of them count as the same as what reads alike; nil for none.
    let untold: String?
    /// The number of the effect that asks, where one does.
    let effect: Int?
    /// Takes the number of an answer; nil where nobody wants one any more.
    let resume: @Sendable (Int?) -> Void

    /// Whether both have the same name and are about what has the same words.
    func readsLike(_ other: Question) -> Bool {
      name == other.name && about.text == other.about.text
    }
  }

  /// What a question is about: in words, and as what tells it from other questions.
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

  /// The answers to a question: in words, and as what tells them from others.
  struct Answers: Sendable {
    var texts: [String] = []
    private(set) var print = Fingerprint.zero
    private(set) var refusal: PartsReader.Refusal?

    /// Adds an answer in the way of a sentence.
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
    /// How often effects that were cancelled asked on.
    var inVain = 0
  }

  private let desk = Locked(Desk())
  let time: VirtualTime

  /// Whether what waits for an answer stands still for ever once nobody wants one: a walk in which
  /// steps trap does not let it go on, as it might trap too.
  let isAbandoning: Bool

  init(time: VirtualTime, isAbandoning: Bool) {
    self.time = time
    self.isAbandoning = isAbandoning
  }

  /// The time of the component, for worlds that sleep.
  public var clock: VirtualClock { time.clock }

  /// What is asked and not answered, in the order in which it was asked.
  var open: [Question] { desk.withLock { $0.open } }

  /// Answers a question; false if nobody asks it any more.
  func answer(_ number: Int, with answer: Int) -> Bool {
    guard let question = take(number) else { return false }
    // What a callback asks on, its effect asks.
    VirtualTime.runningEffect.withValue(question.effect) { question.resume(answer) }
    return true
  }

  /// Lets go of all questions.
  func reset() {
    let left = desk.withLock { desk in
      defer { desk.open = [] }
      return desk.open
    }
    if !isAbandoning { for question in left { question.resume(nil) } }
  }

  /// Lets go of a question.
  func drop(_ number: Int) { _ = take(number) }

  private func take(_ number: Int) -> Question? {
    desk.withLock { desk in
      desk.open.firstIndex { $0.number == number }.map { desk.open.remove(at: $0) }
    }
  }

  /// Writes a question down, and returns its number.
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

  /// Waits for an answer; nil where the effect that asks was cancelled.
  func wait(_ name: String, about: Subject, answers: Answers) async -> Int? {
    precondition(
      !answers.texts.isEmpty, "\(name) is asked, and no answer is listed: list one or more")
    if Task.isCancelled {
      // Work that does not look at its cancellation may ask for ever.
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

/// One wait for an answer, which ends once.
private final class Wait: Sendable {
  private struct Standing {
    var continuation: CheckedContinuation<Int?, Never>?
    var number: Int?
    var isOver = false
  }

  private let standing = Locked(Standing())

  func begin(_ continuation: CheckedContinuation<Int?, Never>) {
    standing.withLock { $0.continuation = continuation }
  }

  /// Notes the number of the question; false if it was cancelled before.
  func named(_ number: Int) -> Bool {
    let (isOver, left) = standing.withLock { standing in
      standing.number = number
      return (standing.isOver, standing.isOver ? standing.continuation.take() : nil)
    }
    left?.resume(returning: nil)
    return !isOver
  }

  func end(_ answer: Int?) {
    standing.withLock { standing in
      standing.isOver = true
      return standing.continuation.take()
    }?.resume(returning: answer)
  }

  /// Ends the wait without an answer, or leaves it to stand still. Returns the number of the question.
  func cancel(_ isAbandoning: Bool) -> Int? {
    let (number, left) = standing.withLock { standing in
      standing.isOver = true
      let isLeft = standing.number == nil && !isAbandoning
      return (standing.number, isLeft ? standing.continuation.take() : nil)
    }
    left?.resume(returning: nil)
    return number
  }
}
