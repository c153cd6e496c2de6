import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoLaws
import Testing

/// Through a driver every space shows what it shows by itself, whatever the word of moves.
@MainActor struct DriverSemanticsTests {
  /// Words of moves to random places, by the handler of the screen at hand or of the first one.
  private func isSame<C>(_ samples: ContainerSamples<C>, tries: Int = 60) -> Counterexample?
  where C.Position: Hashable & Sendable {
    Law("a driver shows what the space shows") { trial in
      let space = samples.drawSpace(&trial)
      let word = trial.draw("word", Generator<[Int]>.array(of: .integer(in: 0...9)))
      let isLate = trial.draw("by the first screen", Bool.self)
      @Sendable func update(_ number: Int) -> Update<C, Void> {
        .moving { shape in
          let all = samples.positions(shape)
          return all[number % all.count]
        }
      }
      let component = space.map { element in
        UI<Void, C, Screen<Int, Handler<Void, C>>> { Screen(element, $0) }
      }
      let running = Running(component.explore())
      let first = running.view
      var found = [first.shown]
      for number in word {
        (isLate ? first : running.view).does?(update(number))
        found.append(running.view.shown)
      }
      trial.expect(found, equals: shown(space, word.map(update)))
    }.counterexample(tries: tries)
  }

  @Test func `identity, store and env run as they are`() {
    #expect(isSame(ContainerSamples<Identities>.identity) == nil)
    #expect(isSame(ContainerSamples<Stores<Int>>.store([0, 1, 2])) == nil)
    #expect(isSame(ContainerSamples<Envs<String>>.env(["dark", "light"])) == nil)
  }

  @Test func `traced, moore and cofree run as they are`() {
    #expect(isSame(ContainerSamples<Traces<String>>.traced(["", "a", "b"])) == nil)
    let moore = ContainerSamples<Moores<Int, Int>>.moore([0, 4], inputs: [1, 5], step: shuffle)
    #expect(isSame(moore) == nil)
    let cofree = ContainerSamples<Cofrees<Tasks>>.cofree(
      [[], [3]], queries: [.add(1), .add(2), .dropLast])
    #expect(isSame(cofree) == nil)
  }

  @Test func `stream and zipper run as they are`() {
    let stream = ContainerSamples<Streams<Int>>.stream([1, 4]) { ($0 * 3 + 1) % 7 }
    #expect(isSame(stream) == nil)
    #expect(isSame(ContainerSamples<Zippers>.zipper) == nil)
  }

  @Test func `coproduct, day, many and switch run as they are`() {
    let store = ContainerSamples<Stores<Int>>.store([0, 1])
    let traced = ContainerSamples<Traces<String>>.traced(["", "a", "b"])
    let coproduct: ContainerSamples<Coproduct<Stores<Int>, Traces<String>>> = .coproduct(
      store, traced)
    #expect(isSame(coproduct) == nil)
    let day: ContainerSamples<Day<Stores<Int>, Traces<String>>> = .day(store, traced)
    #expect(isSame(day) == nil)
    let many: ContainerSamples<Many<Stores<Int>>> = .many(store)
    #expect(isSame(many) == nil)
    let tabs: ContainerSamples<Switches<Stores<Int>, Zippers>> = .switch(store, .zipper)
    #expect(isSame(tabs) == nil)
  }
}

/// A state that depends on the order of inputs.
@Sendable func shuffle(_ state: inout Int, _ input: Int) { state = (state * 3 + input) % 11 }

/// A to-do list that answers.
enum Tasks: Interface {
  enum Query: Sendable {
    case add(Int)
    case dropLast
    case count
  }

  enum Answer: Equatable, Sendable {
    case done
    case number(Int)
  }

  static func step(_ tasks: inout [Int], _ query: Query) -> Answer {
    switch query {
    case .add(let task): tasks.append(task)
    case .dropLast: _ = tasks.popLast()
    case .count: return .number(tasks.count)
    }
    return .done
  }
}
