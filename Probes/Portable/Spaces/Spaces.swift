import ArcoComonads
import ArcoOptics

/// A machine that adds up what it is asked and answers the sum.
enum Counting: Interface {
  static func step(_ count: inout Int, _ query: Int) -> Int? {
    count += query
    return count
  }
}

struct Peek: Co {
  func run<Result>(in space: Store<Int, (Int) -> Result>) -> Result {
    space.seeks { $0 + 1 }.extract()(space.position)
  }
}

struct User {
  var age: Int
}

let age = Lens<User, Int>(get: { $0.age }, modify: { user, change in change(&user.age) })

/// What a space shows after an update, whatever its container.
func after<C: Container, Element>(
  _ space: Space<C, Element>,
  _ update: Update<C, Void>
) -> Element {
  space.select(update).extract()
}

func talk(_ left: Int) -> Free<Counting, Int> {
  left == 0 ? .asking(0, StandardOptics.Some()) : .ask(1) { _ in talk(left - 1) }
}

func count(_ left: Int) -> State<Int, Void> {
  left == 0 ? .staying : State.modify { $0 += 1 }.flatMap { count(left - 1) }
}

// Every kind of space, moved as a user would move it. Generic code proves nothing in Embedded Swift
// until it is specialised, so each is used here.
func singles() -> [Bool] {
  [
    after(Identity(7), .staying) == 7,
    after(Store(1) { $0 * 10 }, .modify { $0 += 1 }) == 20,
    Store(1) { $0 }.experiment { [$0, $0 + 1] } == [1, 2],
    after(Env(5, 6), .staying) == 6,
    Env(5, 6).local { $0 + 1 }.asks { $0 * 2 } == 12,
    after(Traced { (list: [Int]) in list.count }, .tell([1]).then(.tell([2, 3]))) == 3,
    Traced { (sum: Sum<Int>) in sum.value }.censor { _ in Sum(4) }.extract() == 4,
    after(Moore(initial: 1, update: { $0 += $1 }, render: { $0 }), .inputs([2, 3])) == 6,
    after(StreamSpace(seed: 1, next: { $0 * 2 }, show: { $0 }), .shift(4)) == 16,
    after(Zipper([1, 2, 3]), .right().then(.last()).then(.right())) == 3,
    Cofree<Counting, Int>(state: 1) { $0 }.asking(4).space.extract() == 5,
    Store(1) { $0 }.duplicate().map { $0.peek(4) }.seek(9).extract() == 4,
  ]
}

func combined() -> [Bool] {
  let day = Store(1) { $0 }.zip(Zipper([10, 20])) { $0 + $1 }
  let tabs = Switch(left: Store(1) { $0 }, right: Zipper([10, 20]))
  let state = StoreT(state: 2, Zipper([10, 20]).map { page in { (scale: Int) in page * scale } })
  let either = OneOf<Stores<Int>, Zippers, Int>(left: Store(1) { $0 })
  let rows = Space(each: [Store(1) { $0 }, Store(2) { $0 }])
  return [
    after(day, .first(.put(2)).then(.second(.right()))) == 22,
    after(tabs, .right(.right()).then(.show(.right))) == 20,
    after(tabs.select(.show(.right)), .left(.put(5))) == 10,
    after(state, .first(.put(3)).then(.second(.right()))) == 60,
    after(either, .either(.put(8), .right())) == 8,
    after(rows, .element(1, .put(7))) == [1, 7],
    EnvT(surroundings: 3, Zipper([1])).ask() == 3,
    Peek().update.run(4).position == 5,
    Peek().run(in: Store(4) { state in { answer in state * 10 + answer } }) == 54,
    State<Int, Int>.get().lifted(along: .lens(age)).run(User(age: 4)).value == 4,
    Pairing(along: .lens(age)).select(.put(6), in: Store(User(age: 1)) { $0.age }).extract() == 6,
    Currying<Int>.counit(Store(3) { $0 * 2 }.adjoint()) == 6,
  ]
}

/// A million turns, none of which is on the stack.
func long() -> [Bool] {
  var state = 0
  let answer = talk(1_000_000).run(on: &state)
  return [answer == 1_000_000, count(1_000_000).run(0).position == 1_000_000]
}

/// The number of the first check that fails; -1 if none does.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  Int32((singles() + combined() + long()).firstIndex(of: false) ?? -1)
}
