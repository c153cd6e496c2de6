import ArcoComonads
import ArcoLaws
import Testing

@Suite struct CofreeTests {
  private let list = Cofree<Tasks, String>(state: [1]) { "\($0)" }

  private let addAndSum = Free<Tasks, Void>.ask(.add(5)) { _ in .done(()) }
    .then(Free.asking(.sum, numberAnswer))

  @Test func `what is unfolded shows its state and answers as its interface does`() {
    #expect(list.extract() == "[1]")
    let (answer, next) = list.asking(.add(2))
    #expect(answer == .done)
    #expect(next.extract() == "[1, 2]")
    #expect(next.asking(.sum).answer == .number(3))
    #expect(list.extract() == "[1]")
  }

  @Test func `what is unfolded from what a machine shows and answers is that machine`() {
    let law = Law("unfold, extract and unwrap") { trial in
      let space = cofreeSamples.drawSpace(&trial)
      let again = Cofree<Tasks, Int>(state: space.shape) {
        space.peek(Cofrees<Tasks>.root($0))
      }
      trial.expect(cofreeSamples.seen(again), equals: cofreeSamples.seen(space), "extract")
      for query in [Tasks.Query.add(1), .dropLast, .sum] {
        let (answer, next) = space.asking(query)
        let (found, there) = again.asking(query)
        trial.expect(found, equals: answer, "the answer")
        trial.expect(cofreeSamples.seen(there), equals: cofreeSamples.seen(next), "unwrap")
      }
    }
    #expect(law.counterexample() == nil)
  }

  @Test func `a machine without queries only shows`() {
    enum Silent: Interface {
      static func step(_ state: inout Int, _ query: Never) -> Never {}
    }
    var space = Cofree<Silent, String>(state: 3) { "\($0)" }
    let isOver = space.move(by: Update(Free<Silent, Bool>.done(true)))
    #expect(isOver)
    #expect(space.extract() == "3")
    #expect(space.position.state == 3)
  }

  @Test func `a talk is its questions in turn`() {
    var space = list
    let sum = space.move(by: Update(addAndSum))
    #expect(sum == 6)
    #expect(space.extract() == "[1, 5]")
    #expect(space.extract() == list.asking(.add(5)).space.extract())
    #expect(list.select(Update.query(.dropLast).map { _ in }).extract() == "[]")
  }

  @Test func `another interpreter can answer a talk`() {
    var asked = 0
    let answer = addAndSum.run { query -> Tasks.Answer in
      asked += 1
      return .number(100)
    }
    #expect(answer == 100)
    #expect(asked == 2)
  }

  @Test func `an interpreter may fail with an error of its own`() {
    struct Gone: Error, Equatable {}
    #expect(throws: Gone()) {
      try addAndSum.run { (_: Tasks.Query) throws(Gone) -> Tasks.Answer in throw Gone() }
    }
  }

  @Test func `talks keep the laws of a monad`() {
    let samples = MonadSamples<Free<Tasks, Int>, [Int], Both<[Int], Int>>(
      "Free",
      draw: { trial, label in
        let first = trial.draw("\(label) adds", .integer(in: 0...9))
        let isAsking = trial.draw("\(label) asks", Bool.self)
        let sum = Free<Tasks, Int>.asking(.sum, numberAnswer)
        guard isAsking else { return .done(first) }
        return Free<Tasks, Int>.ask(.add(first)) { _ in sum }
      },
      pure: { .pure($0) },
      flatMap: { $0.flatMap($1) },
      starts: .element(of: [[], [3], [1, 2]]),
      run: { talk, start in
        var state = start
        let value = talk.run(on: &state)
        return Both(state, value)
      }
    )
    #expect(MonadLaws(samples).counterexamples() == [])
    let updates = MonadSamples(cofreeSamples)
    let lift = LiftLaws(from: samples, to: updates) { Update($0) }
    #expect(lift.counterexamples() == [])
  }

  @Test func `a talk in turns ends when it is done`() {
    let fill = Free<Tasks, Int>.loop(0) { number in
      number == 4
        ? Free<Tasks, Int>.asking(.count, numberAnswer).map { .done($0) }
        : .ask(.add(number)) { _ in .done(.again(number + 1)) }
    }
    var tasks: [Int] = []
    #expect(fill.run(on: &tasks) == 4)
    #expect(tasks == [0, 1, 2, 3])
  }
}
