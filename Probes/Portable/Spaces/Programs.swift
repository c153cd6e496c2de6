import ArcoComonads

/// Monoids, programs of a comonad, and what else is put together.
func programs() -> [Bool] {
  let logged = TracedT(
    tracing: Zipper([10, 20]).map { page in { (log: [Int]) in page + log.count } })
  let either = OneOf<Stores<Int>, Zippers, Int>(right: Zipper([10, 20]))
  let chain = Peek().chained { CoPure<Stores<Int>, Int>($0 * 2) }
  return [
    after(logged, .first(.tell([1, 2])).then(.second(.right()))) == 22,
    logged.trace([1]) == 11,
    Earliest(1).appending(Earliest(2)).value == 1,
    Latest(1).appending(Latest(2)).value == 2,
    Product(2).appending(.empty).appending(Product(3)).value == 6,
    chain.update.run(4).position == 5 && chain.update.run(4).value == 8,
    after(either, .either(.put(8), .right())) == 20,
    right(of: either)?.right().extract() == 20,
    Machine<Int, Int>(state: 1, step: { $0 += $1 }) == Machine(state: 1, step: { $0 -= $1 }),
  ]
}

private func right(of space: OneOf<Stores<Int>, Zippers, Int>) -> Zipper<Int>? {
  if case .right(let zipper) = space.either() { zipper } else { nil }
}

/// A million turns of both kinds of programs.
func loops() -> [Bool] {
  var asked = 0
  Free<Counting, Void>.loop(1_000_000) { left in
    left == 0 ? .done(.done(())) : .ask(1) { _ in .done(.again(left - 1)) }
  }.run(on: &asked)
  let moved = Update.loop(1_000_000) { (left: Int) -> State<Int, Loop<Int, Void>> in
    left == 0 ? .pure(.done(())) : State.modify { $0 += 1 }.map { .again(left - 1) }
  }.run(0).position
  return [asked == 1_000_000, moved == 1_000_000]
}
