import ArcoCore
import ArcoExplorer
import ArcoTesting
import Testing

/// Walks of random small machines, beside a plain model of what these can reach.
struct WalkLawTests {
  /// A machine of a few places. An input leads to a place, and may ask outside for one of two answers,
  /// which are inputs of their own.
  struct Machine: Sendable {
    struct Row: Sendable {
      var place: Int
      var asks: Int?
    }

    var rows: [[Row]]
    static let inputs = 3
    static let answers = 2
    static let most = 2

    init(_ random: inout SeededRandom, hasEffects: Bool) {
      let places = Int.random(in: 2...5, using: &random)
      rows = (0..<places).map { _ in
        (0..<(Self.inputs + 2 * Self.answers)).map { _ in
          Row(
            place: .random(in: 0..<places, using: &random),
            asks: hasEffects && Int.random(in: 0..<3, using: &random) == 0
              ? .random(in: 0..<2, using: &random) : nil)
        }
      }
    }

    /// - Returns: what is asked.
    func step(_ state: inout Standing, _ input: Int) -> Int? {
      if input >= Self.inputs { state.pending -= 1 }
      let row = rows[state.place][input]
      state.place = row.place
      guard let asks = row.asks, state.pending < Self.most else { return nil }
      state.pending += 1
      return asks
    }

    /// What a question is answered with: inputs.
    static func answers(to question: Int) -> [Int] {
      (0..<answers).map { inputs + question * answers + $0 }
    }

    var dispatcher: Dispatcher<Outside, Standing, Int> {
      .update { [self] state, input in
        guard let question = step(&state, input) else { return .none }
        let answers = Self.answers(to: question)
        return .task { outside, out in
          let answer = await outside.ask(
            "\(question)", answers: answers[0], answers[1])
          out.send(answer)
        }
      }
    }
  }

  struct Standing: Hashable, Sendable {
    var place = 0
    var pending = 0
  }

  /// What is asked, and the input that led to that.
  struct Asked: Hashable {
    var question: Int
    var input: Int
  }

  /// What the model tells apart: where the machine is, and what is asked.
  struct Whole: Hashable {
    var state = Standing()
    var questions: [Asked] = []
  }

  /// What a question about a walk sees.
  private struct Seen: Hashable {
    var state: Standing
    var questions: [String]
  }

  private func model(_ machine: Machine) -> (depths: [Whole: Int], steps: Int) {
    var depths = [Whole(): 0]
    var queue = [Whole()]
    var index = 0
    var steps = 0
    while index < queue.count {
      let whole = queue[index]
      index += 1
      func visit(_ input: Int, answering question: Asked?) {
        var next = whole
        if let question, let place = next.questions.firstIndex(of: question) {
          next.questions.remove(at: place)
        }
        if let asked = machine.step(&next.state, input) {
          next.questions.append(Asked(question: asked, input: input))
          next.questions.sort { ($0.question, $0.input) < ($1.question, $1.input) }
        }
        steps += 1
        guard depths[next] == nil else { return }
        depths[next] = depths[whole, default: 0] + 1
        queue.append(next)
      }
      for input in 0..<Machine.inputs { visit(input, answering: nil) }
      for question in whole.questions {
        for answer in Machine.answers(to: question.question) {
          visit(answer, answering: question)
        }
      }
    }
    return (depths, steps)
  }

  @Test(arguments: [false, true], 1...12)
  func `a walk visits what a plain model visits`(hasEffects: Bool, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let machine = Machine(&random, hasEffects: hasEffects)
    let explorer = Explorer(
      machine.dispatcher, state: Standing(), inputs: Array(0..<Machine.inputs)
    ) { $0 }
    let walk = try explorer.walk()
    let (depths, steps) = model(machine)
    #expect(walk.isComplete)
    #expect(walk.stateCount == depths.count)
    #expect(walk.stepCount == steps)
    #expect(Set(walk.states) == Set(depths.keys.map(\.state)))
    // The same again, and by replaying.
    for restoring in [Restoring.stored, .replayed] {
      let again = try explorer.walk(restoring: restoring)
      #expect(again.states == walk.states)
      #expect(again.stepCount == walk.stepCount)
      #expect(again.description == walk.description)
    }
    // Each state is found by a shortest way, which replays.
    var fewest: [Seen: Int] = [:]
    for (whole, depth) in depths {
      let seen = Seen(
        state: whole.state, questions: whole.questions.map { "\($0.question)" })
      fewest[seen] = min(depth, fewest[seen] ?? .max)
    }
    for (seen, depth) in fewest {
      let way = walk.sometimes("it is there") { moment in
        moment.state == seen.state && moment.questions.sorted() == seen.questions
      }.way
      #expect(way?.steps.count == depth)
      #expect(way?.replays() == true)
    }
  }
}
