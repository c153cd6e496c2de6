import ArcoComonads
import ArcoLaws
import Testing

/// What puts spaces together: to move a part and put it together is to put it together and move it there.
@Suite struct ZippingTests {
  private let zipper = ContainerSamples<Zippers>.zipper

  private func isSame(
    _ name: String, _ run: @escaping (inout Trial) -> Void
  ) -> Counterexample? {
    Law(name, run).counterexample(tries: 60)
  }

  @Test func `two side by side`() {
    let day = ContainerSamples<Day<Traces<String>, Zippers>>.day(tracedSamples, zipper)
    let found = isSame("a.zip(b) moved is a moved.zip(b)") { trial in
      let (a, b) = (tracedSamples.drawSpace(&trial), zipper.drawSpace(&trial))
      let left = tracedSamples.drawUpdate(&trial, "left").map { _ in }
      let right = zipper.drawUpdate(&trial, "right").map { _ in }
      let both = a.zip(b) { $0 &* 31 &+ $1 }
      let (moved, other) = (a.select(left), b.select(right))
      trial.expect(
        day.seen(both.select(.first(left))), equals: day.seen(moved.zip(b) { $0 &* 31 &+ $1 }),
        "left")
      trial.expect(
        day.seen(both.select(.second(right))), equals: day.seen(a.zip(other) { $0 &* 31 &+ $1 }),
        "right")
    }
    #expect(found == nil)
  }

  @Test func `any number side by side`() {
    let many = ContainerSamples<Many<Zippers>>.many(zipper)
    let found = isSame("one of many moved") { trial in
      let spaces = [zipper.drawSpace(&trial), zipper.drawSpace(&trial)]
      let update = zipper.drawUpdate(&trial, "update").map { _ in }
      let index = trial.draw("index", .integer(in: 0...1))
      var moved = spaces
      moved[index] = moved[index].select(update)
      trial.expect(
        many.seen(Space(each: spaces).select(.element(index, update))),
        equals: many.seen(Space(each: moved)))
    }
    #expect(found == nil)
  }

  @Test func `two sides of a switch, shown or hidden`() {
    let tabs = ContainerSamples<Switches<Traces<String>, Zippers>>.switch(tracedSamples, zipper)
    let found = isSame("a side of a switch moved") { trial in
      let (a, b) = (tracedSamples.drawSpace(&trial), zipper.drawSpace(&trial))
      let side = trial.draw("side", Generator<Side>.anyCase)
      let left = tracedSamples.drawUpdate(&trial, "left").map { _ in }
      let right = zipper.drawUpdate(&trial, "right").map { _ in }
      let both = Switch(left: a, right: b, showing: side)
      trial.expect(
        tabs.seen(both.select(.left(left))),
        equals: tabs.seen(Switch(left: a.select(left), right: b, showing: side)), "left")
      trial.expect(
        tabs.seen(both.select(.right(right))),
        equals: tabs.seen(Switch(left: a, right: b.select(right), showing: side)), "right")
    }
    #expect(found == nil)
  }

  @Test func `one of either kind`() {
    let either = ContainerSamples<Coproduct<Traces<String>, Zippers>>.coproduct(
      tracedSamples, zipper)
    let found = isSame("a space of either kind moved") { trial in
      let (a, b) = (tracedSamples.drawSpace(&trial), zipper.drawSpace(&trial))
      let left = tracedSamples.drawUpdate(&trial, "left").map { _ in }
      let right = zipper.drawUpdate(&trial, "right").map { _ in }
      typealias Spaces = OneOf<Traces<String>, Zippers, Int>
      trial.expect(
        either.seen(Spaces(left: a).select(.either(left, right))),
        equals: either.seen(Spaces(left: a.select(left))), "left")
      trial.expect(
        either.seen(Spaces(right: b).select(.either(left, right))),
        equals: either.seen(Spaces(right: b.select(right))), "right")
    }
    #expect(found == nil)
  }

  @Test func `a state, surroundings or a log around one`() {
    let stateful = ContainerSamples<Day<Stores<Int>, Zippers>>.day(storeSamples, zipper)
    let surrounded = ContainerSamples<Day<Envs<Int>, Zippers>>.day(.env([1, 2]), zipper)
    let logged = ContainerSamples<Day<Traces<String>, Zippers>>.day(tracedSamples, zipper)
    let found = isSame("what is inside moved") { trial in
      let inner = zipper.drawSpace(&trial)
      let update = zipper.drawUpdate(&trial, "update").map { _ in }
      let (state, next) = (
        trial.draw("state", storeSamples.shapes), trial.draw("next", storeSamples.shapes)
      )
      let counted = inner.map { element in { (own: Int) in element &* 31 &+ own } }
      trial.expect(
        stateful.seen(StoreT(state: state, counted).select(.second(update))),
        equals: stateful.seen(StoreT(state: state, counted.select(update))), "in a state")
      trial.expect(
        stateful.seen(StoreT(state: state, counted).select(.first(.put(next)))),
        equals: stateful.seen(StoreT(state: next, counted)), "the state")
      trial.expect(
        surrounded.seen(EnvT(surroundings: 1, inner).select(.second(update))),
        equals: surrounded.seen(EnvT(surroundings: 1, inner.select(update))), "in surroundings")
      let told = inner.map { element in { (log: String) in element &* 31 &+ log.utf8.count } }
      let page = TracedT(tracing: told)
      trial.expect(
        logged.seen(page.select(.second(update))),
        equals: logged.seen(TracedT(tracing: told.select(update))), "with a log")
      trial.expect(
        page.select(.first(.tell("ab"))).extract(), equals: page.trace("ab"), "the log")
    }
    #expect(found == nil)
  }
}
