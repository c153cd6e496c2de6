import ArcoCore
import ArcoHTML
import ArcoTesting
import ArcoWeb
import ArcoWebTesting

/// What a component that is walked twice may ask: a question with two answers, and to sleep.
struct Asking: Sendable {
  var ask: @Sendable (_ name: String) async -> Int
  var sleep: @Sendable (Duration) async -> Void
}

/// A walker without cleverness, as a second opinion: each way is taken from the start, on a page of its
/// own, and no two states are ever taken for one. It shares no code with the explorer.
@available(macOS 15, *)
struct PlainWalker<State, Input: Sendable> {
  /// Makes the program.
  let program: (Asking) -> Program<Asking, State, Input, HTML>
  /// What a person can do on a page, in words and as it is done.
  let gestures: (TestPage) -> [(name: String, act: (TestPage) throws -> Void)]
  /// What is seen of a state, its open questions, and its page.
  let see: (State, _ questions: [String], _ text: String) -> String

  enum Step: Equatable {
    case gesture(Int)
    case answer(question: Int, with: Int)
    case receive
    case ring(Int)
    case wait
  }

  /// What is seen after at most so many steps, and the fewest steps to it.
  func everything(within depth: Int) throws -> [String: Int] {
    var seen: [String: Int] = [:]
    var ways: [[Step]] = [[]]
    for length in 0...depth {
      var longer: [[Step]] = []
      for way in ways {
        let run = try PlainRun(self, way)
        let words = run.words
        if seen[words] == nil { seen[words] = length }
        if length < depth { longer += run.steps.map { way + [$0] } }
      }
      ways = longer
    }
    return seen
  }

  /// What is seen on a way of random steps.
  func wandering(_ count: Int, _ random: inout SeededRandom) throws -> [(
    words: String, way: [String]
  )] {
    var seen: [(words: String, way: [String])] = []
    let run = try PlainRun(self, [])
    var way: [String] = []
    for _ in 0..<count {
      let steps = run.steps
      guard !steps.isEmpty else { break }
      let step = steps[random.below(steps.count)]
      way.append("\(step)")
      try run.take(step)
      seen.append((run.words, way))
    }
    return seen
  }
}

/// One run of a component under a plain walker.
@available(macOS 15, *)
private final class PlainRun<State, Input: Sendable> {
  private let walker: PlainWalker<State, Input>
  private let held: HeldDriver<Asking, State, Input>
  private let page: TestPage
  private let time = VirtualTime()
  private let executor = SteppingExecutor()
  private let desk = PlainDesk()

  init(_ walker: PlainWalker<State, Input>, _ way: [PlainWalker<State, Input>.Step]) throws {
    self.walker = walker
    let clock = time.clock
    let program = walker.program(
      Asking(
        ask: { [desk] name in await desk.ask(name) },
        sleep: { try? await clock.sleep(for: $0) }))
    var interpretation = Interpretation.live.clock(time.source).randomness { .max / 2 }
    interpretation.spawn = { [executor] run in Task(executorPreference: executor) { await run() } }
    held = HeldDriver(
      program.component.dispatcher, state: program.state, world: program.world,
      interpretation: interpretation, onProblem: { _ in })
    page = TestPage(Page(held.driver, face: program.component.face))
    settle()
    for step in way { try take(step) }
  }

  deinit {
    held.end()
    desk.close()
    executor.close()
  }

  var words: String {
    walker.see(held.driver.state, desk.open.map(\.name).sorted(), page.text)
  }

  var steps: [PlainWalker<State, Input>.Step] {
    var steps = walker.gestures(page).indices.map { PlainWalker<State, Input>.Step.gesture($0) }
    for question in desk.open.indices {
      for answer in 0...1 { steps.append(.answer(question: question, with: answer)) }
    }
    if !held.inputs.isEmpty { steps.append(.receive) }
    if let next = time.next {
      for index in 0..<time.alarms.count(where: { $0.time == next }) { steps.append(.ring(index)) }
      if next - time.now > .seconds(1) { steps.append(.wait) }
    }
    return steps
  }

  func take(_ step: PlainWalker<State, Input>.Step) throws {
    switch step {
    case .gesture(let index): try walker.gestures(page)[index].act(page)
    case .answer(let question, let answer):
      let number = desk.open[question].number
      fromOutside { desk.answer(number, with: answer) }
    case .receive: held.receive()
    case .ring(let index): fromOutside { time.jumpToNext(index) }
    case .wait: time.jump(to: time.now + .seconds(1))
    }
    settle()
  }

  /// The first input that follows is handled at once.
  private func fromOutside(_ event: () -> Void) {
    let isFirst = held.inputs.isEmpty
    event()
    settle()
    if isFirst, !held.inputs.isEmpty { held.receive() }
  }

  private func settle() { while held.takeMail() || executor.runNext() {} }
}

/// What is asked and not answered.
private final class PlainDesk: Sendable {
  struct Question: Sendable {
    let number: Int
    let name: String
    let resume: @Sendable (Int) -> Void
  }

  private let questions = Locked<(open: [Question], made: Int)>(([], 0))

  var open: [Question] { questions.withLock { $0.open } }

  func ask(_ name: String) async -> Int {
    let number = questions.withLock { questions in
      questions.made += 1
      return questions.made
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume(returning: 0) }
        questions.withLock { questions in
          questions.open.append(
            Question(number: number, name: name) { continuation.resume(returning: $0) })
        }
      }
    } onCancel: {
      answer(number, with: 0)
    }
  }

  func answer(_ number: Int, with answer: Int) {
    let question = questions.withLock { questions in
      questions.open.firstIndex { $0.number == number }.map { questions.open.remove(at: $0) }
    }
    question?.resume(answer)
  }

  func close() { for question in open { answer(question.number, with: 0) } }
}
