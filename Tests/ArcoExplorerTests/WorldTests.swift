import ArcoCore
import ArcoExplorer
import ArcoHTML
import ArcoWeb
import ArcoWebTesting
import Testing

struct WorldTests {
  @Test func `effects end in each way that is listed`() throws {
    let walk = try Explorer { saverProgram($0) }.walk()
    #expect(walk.isComplete)
    #expect(walk.sometimes("a save fails") { $0.standing == .failed }.holds)
    #expect(walk.sometimes("three are kept") { $0.kept == 3 }.holds)
    #expect(
      walk.whenever(
        "a save ends", { $0.standing == .saving }, eventually: { $0.standing != .saving }
      ).holds)
    #expect(walk.hasNoProblems().holds)
  }

  @Test func `a spinner that never ends is found by a shortest way`() throws {
    let explorer = Explorer { saverProgram($0, endsWait: false) }
    let walk = try explorer.walk()
    let verdict = walk.whenever(
      "a save ends", { $0.standing == .saving }, eventually: { $0.standing != .saving })
    #expect(verdict.answer == .refuted)
    #expect(replayed(verdict) == ["click \"Save\"", "\"save\" fails: .full"])
    #expect(
      verdict.way?.test(named: "a save ends")
        == """
        @Test func `a save ends`() throws {
          let walker = explorer.begin()
          try walker.page?.click("Save")
          try walker.answer("save", with: 1)  // fails: .full
        }
        """)
    let walker = explorer.begin()
    try walker.page?.click("Save")
    try walker.answer("save", with: 1)
    #expect(walker.state.standing == .saving)
  }

  @Test func `a lost update is found: an older save ends after a newer one`() throws {
    let inputs: [SaverInput] = [.add, .save]
    let walk = try Explorer(saver(), state: Saver(), inputs: inputs) { SaverWorld($0) }.walk(
      depth: 5)
    let verdict = walk.after(
      "what is kept is not lost", { $0.kept == 1 }, until: { _ in false }, always: { $0.kept >= 1 })
    #expect(verdict.answer == .refuted)
    #expect(
      replayed(verdict) == [
        ".save", ".add", ".save", "\"save\" is done", "\"save\" is done",
      ])
    let mended = try Explorer(
      saver(queue: Queue("save", .latest())), state: Saver(), inputs: inputs
    ) { SaverWorld($0) }.walk()
    #expect(mended.isComplete)
    #expect(
      mended.after(
        "what is kept is not lost", { $0.kept == 1 }, until: { _ in false },
        always: { $0.kept >= 1 }
      ).holds)
  }

  @Test func `an effect without a list stays unanswered and the report says so`() throws {
    let waiting = Dispatcher<Void, Int, Bool>.update { count, _ in
      count = 1
      return .callback(id: "radio") { _, _ in .none }
    }
    let walk = try Explorer(waiting, state: 0, inputs: [true]).walk(states: 10)
    #expect(walk.unanswered == ["radio"])
  }

  @Test func `time passes to the next timer, relative to the present`() throws {
    enum Tick: Sendable { case start, tick }
    let toast = Dispatcher<Void, Int, Tick>.update { count, input in
      switch input {
      case .start:
        count = 1
        return .batch(.cancel("toast"), .send(.tick, after: .seconds(3), id: "toast"))
      case .tick:
        count = 0
        return .none
      }
    }
    let walk = try Explorer(toast, state: 0, inputs: [.start]).walk()
    #expect(walk.isComplete)
    #expect(walk.states == [0, 1])
    #expect(walk.whenever("it goes", { $0.state == 1 }, eventually: { $0.state == 0 }).holds)
    let clock = Dispatcher<Void, Int, Tick>.update { count, input in
      if case .tick = input { count = (count + 1) % 4 }
      if case .start = input {
        return .batch(.cancel("clock"), .send(.tick, every: .seconds(1), id: "clock"))
      }
      return .none
    }
    let ticking = try Explorer(clock, state: 0, inputs: [.start]).walk()
    #expect(ticking.isComplete)
    #expect(ticking.stateCount == 5)
  }

  @Test func `queues hold and drop as in the driver`() throws {
    struct Search: Equatable, Sendable {
      var word = 0
      var found = 0
      var asked = 0
    }
    enum Word: Sendable, Equatable {
      case type(Int)
      case found(Int)
    }
    let search = Dispatcher<Outside, Search, Word>.update { search, input in
      switch input {
      case .type(let word):
        search.word = word
        return .task(queue: Queue("search", .debounce(.seconds(1)))) { outside, out in
          await outside.ask("find", about: word)
          out.send(.found(word))
        }
      case .found(let word):
        search.found = word
        return .none
      }
    }
    let walk = try Explorer(search, state: Search(), inputs: [Word.type(1), .type(2)]) {
      $0
    }.walk()
    #expect(walk.isComplete)
    #expect(
      walk.whenever(
        "what was typed is found", { $0.word == 2 && $0.isQuiet },
        eventually: { $0.found == $0.word }
      ).holds)
    #expect(walk.always("nothing old is found late") { !$0.isQuiet || $0.found == $0.word }.holds)
  }

  @Test func `effects that are alive while the state says so are walked by replaying`() throws {
    enum Light: Sendable, Equatable { case toggle, moth }
    let light = Dispatcher<Outside, [Int], Light> {
      Dispatcher<Outside, [Int], Light>.reduce { state, input in
        switch input {
        case .toggle: state[0] = 1 - state[0]
        case .moth: state[1] = min(state[1] + 1, 2)
        }
      }
      Dispatcher<Outside, [Int], Light>.alive(while: { $0[0] == 1 }) {
        .task(id: "moths") { outside, out in
          for await _ in outside.arrivals("moth", of: true) { out.send(.moth) }
        }
      }
    }
    let walk = try Explorer(light, state: [0, 0], inputs: [.toggle]) { $0 }.forgetting("moth")
      .walk()
    #expect(walk.isComplete)
    #expect(walk.stateCount == 6)
    #expect(walk.effort.puts == 0)
    #expect(walk.always("no moth in the dark") { !($0.state[0] == 0 && $0.isAsking("moth")) }.holds)
  }

  @Test func `a circle that never comes to an end is shown as what goes round`() throws {
    enum Poll: Sendable, Equatable { case start, again, done }
    // A failure asks again and is never counted.
    let polling = Dispatcher<Outside, String, Poll>.update { state, input in
      if input == .done {
        state = "done"
        return .none
      }
      state = state == "asking" ? "asking again" : "asking"
      return .task { outside, out in
        out.send(await outside.ask("poll", answers: Poll.done, .again))
      }
    }
    func walk() throws -> Walk<String, Poll> {
      let explorer = Explorer(polling, state: "idle", inputs: []) { $0 }.sending { state in
        state == "idle" ? [Poll.start] : []
      }
      return try explorer.walk()
    }
    let verdict = try walk().whenever(
      "it is done", { $0.state == "asking" }, eventually: { $0.state == "done" })
    #expect(
      verdict.description
        == """
        it is done: refuted
        1. .start
        2. "poll" is answered with .again
        and then again and again:
        3. "poll" is answered with .again
        4. "poll" is answered with .again
        """)
    let user = Dispatcher<Outside, Int, Int>.update { state, input in
      state = input
      return input == 2
        ? .none
        : .task(queue: Queue("ask", .latest())) { outside, out in
          await outside.ask("save")
          out.send(2)
        }
    }
    // Who acts again and again does not keep the world from answering for ever.
    let eager = try Explorer(user, state: 0, inputs: [0, 1]) { $0 }.walk()
    #expect(
      eager.whenever("it is saved", { $0.isAsking("save") }, eventually: { $0.state == 2 }).holds)
  }

  @Test func `random steps beyond the bound are the same for the same seed`() throws {
    let count = Dispatcher<Void, Int, Int>.reduce { $0 += $1 }
    let explorer = Explorer(count, state: 0, inputs: [1, -1, 10])
    let walk = try explorer.walk(states: 5, wandering: 50, seed: 3)
    #expect(walk.stateCount > 6)
    #expect(walk.bound == .states(5))
    #expect(try explorer.walk(states: 5, wandering: 50, seed: 3).states == walk.states)
    #expect(try explorer.walk(states: 5, wandering: 50, seed: 4).states != walk.states)
    let far = walk.sometimes("it is far") { abs($0.state) > 3 }
    #expect(far.way?.replays() == true)
  }

  /// One asks again and again, for one thing or for another; 9 is the end.
  private func asker(
    _ question: @escaping @Sendable (Int) -> String
  ) throws -> Walk<Int, Int> {
    let user = Dispatcher<Outside, Int, Int>.update { state, input in
      state = input
      guard input != 9 else { return .none }
      return .task(queue: Queue("ask", .latest())) { outside, out in
        await outside.ask(question(input))
        out.send(9)
      }
    }
    return try Explorer(user, state: 0, inputs: [1, 2]) { $0 }.walk()
  }

  @Test func `what goes on being asked is answered, and what is asked for a while need not be`()
    throws
  {
    let same = try asker { _ in "save" }
    #expect(same.isComplete)
    #expect(same.whenever("it is over", { $0.state == 1 }, eventually: { $0.state == 9 }).holds)
    // Who changes what is asked keeps each question from being answered for ever.
    let other = try asker { "save \($0)" }
    #expect(other.isComplete)
    let verdict = other.whenever("it is over", { $0.state == 1 }, eventually: { $0.state == 9 })
    #expect(verdict.answer == .refuted)
    #expect(verdict.way?.replays() == true)
    #expect(verdict.description.contains("and then again and again:"))
  }

  @Test func `what comes about in any case holds from the first state on`() throws {
    let loading = Dispatcher<Outside, Int, Int> {
      Dispatcher<Outside, Int, Int>.reduce { state, input in state = input }
      Dispatcher<Outside, Int, Int>.alive(while: { $0 == 0 }) {
        .task { outside, out in
          await outside.ask("load")
          out.send(1)
        }
      }
    }
    let walk = try Explorer(loading, state: 0, inputs: []) { $0 }.walk()
    #expect(walk.isComplete)
    #expect(walk.eventually("it is loaded") { $0.state == 1 }.holds)
    #expect(walk.eventually("it begins") { $0.state == 0 }.holds)
    let verdict = walk.eventually("it is more") { $0.state == 2 }
    #expect(verdict.answer == .refuted)
    #expect(verdict.description.contains("then nothing happens any more unless the user acts"))
  }
}
