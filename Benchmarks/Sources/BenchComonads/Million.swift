import ArcoComonads
import Measure

let million = 1_000_000

/// How much the live heap grew by a million moves of a space, and what it shows then.
private func growth<C, Element>(
  _ space: Space<C, Element>,
  _ update: Update<C, Void>
) -> Int {
  var space = space
  for _ in 0..<1_000 { space = space.select(update) }
  keep(space.extract())
  let grown = Allocations.of {
    for _ in 0..<million { space = space.select(update) }
    keep(space.extract())
  }.grown
  keep(space.extract())
  return grown
}

/// A machine that counts what it is asked.
enum Counting: Interface {
  static func step(_ count: inout Int, _ query: One) -> One {
    count += 1
    return query
  }
}

/// Each instance with a move that really moves it where there is one. A shape or position of these
/// holds no heap, so that what grows is beyond both.
let instances: [(name: String, grown: @Sendable () -> Int)] = [
  ("identity", { growth(Identity(1), .staying) }),
  ("store", { growth(Store(0) { $0 }, .modify { $0 += 1 }) }),
  ("env", { growth(Env(7, 1), .staying) }),
  ("traced", { growth(Traced { (sum: Sum<Int>) in sum.value }, .tell(Sum(1))) }),
  ("moore", { growth(Moore(initial: 0, update: { $0 += $1 }, render: { $0 }), .input(2)) }),
  ("stream", { growth(StreamSpace(seed: 0, next: { $0 + 1 }, show: { $0 }), .shift()) }),
  ("zipper", { growth(Zipper([1, 2, 3]), .right().then(.left()).then(.right())) }),
  (
    "cofree",
    { growth(Cofree<Counting, Int>(state: 0) { $0 }, Update.query(One()).map { _ in }) }
  ),
  (
    "day",
    { growth(Store(0) { $0 }.zip(Zipper([1, 2])) { $0 + $1 }, .first(.modify { $0 += 1 })) }
  ),
  (
    "switch",
    {
      growth(
        Switch(left: Store(0) { $0 }, right: Zipper([1, 2])),
        .left(.modify { $0 += 1 }).then(.show(.left)))
    }
  ),
]

private func ask(_ left: Int) -> Free<Counting, Void> {
  left == 0 ? .done(()) : .ask(One()) { _ in ask(left - 1) }
}

private func count(_ left: Int) -> State<Int, Void> {
  left == 0 ? .staying : State.modify { $0 += 1 }.flatMap { count(left - 1) }
}

/// Whether talks and updates of a million steps run, nested to the right and by turns.
@Sendable func runLongPrograms() -> Bool {
  var (nested, turns) = (0, 0)
  ask(million).run(on: &nested)
  Free<Counting, Void>.loop(million) { left in
    left == 0 ? .done(.done(())) : .ask(One()) { _ in .done(.again(left - 1)) }
  }.run(on: &turns)
  let looped = Update.loop(million) { (left: Int) -> State<Int, Loop<Int, Void>> in
    left == 0 ? .pure(.done(())) : State.modify { $0 += 1 }.map { .again(left - 1) }
  }
  return nested == million && turns == million && count(million).run(0).position == million
    && looped.run(0).position == million
}
