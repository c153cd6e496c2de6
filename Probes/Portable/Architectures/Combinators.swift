import ArcoArchitectures
import ArcoComonads
import ArcoCore
import ArcoOptics

/// A view without a host: a number, and what can be done to it.
struct Doing: Content {
  let number: Int
  let act: (Int) -> Void
  var slot: Slot<Doing>?

  init(_ number: Int, _ act: @escaping (Int) -> Void) {
    self.number = number
    self.act = act
  }

  static func child(_ slot: Slot<Doing>) -> Doing {
    var doing = Doing(0) { _ in }
    doing.slot = slot
    return doing
  }
}

struct User {
  var age: Int
}

let age = Lens<User, Int>(get: { $0.age }, modify: { user, change in change(&user.age) })
let negated = Morphism<Stores<Int>, Stores<Int>>(shape: { -$0 }, position: { -$1 })

/// What a component shows when its view did something twice.
func afterTwo<State, Input>(_ program: Program<Void, State, Input, Doing>) -> Int {
  let driver = Driver(program)
  let root = driver.show(program.component.face) { _ in }
  for _ in 0..<2 { root.instances[0].content.act(1) }
  return root.instances[0].content.number
}

func numbers() -> Store<Int, UI<Void, Stores<Int>, Doing>> {
  Store(1) { count in
    UI { handler in Doing(count) { step in handler(.modify { $0 += step }) } }
  }
}

/// Whether each combinator does what it says.
func combinators() -> [Bool] {
  let aged = Store(User(age: 1)) { user in
    UI<Void, Stores<User>, Doing> { handler in
      let narrow = handler.narrow(age)
      return Doing(user.age) { step in narrow(.modify { $0 += step }) }
    }
  }
  let handled = Store(1) { count in { (report: @escaping (Int) -> Void) in Doing(count, report) } }
    .handling { (step: Int) -> Act<Void, Stores<Int>> in .move(.modify { $0 += step }) }
  var elsewhere = Present<Stores<Int>>(origin: 5)
  let used = numbers().using(Handler { act in _ = act.perform(on: &elsewhere) })
  let untouched = afterTwo(used.explore())
  return [
    afterTwo(numbers().explore()) == 3,
    afterTwo(numbers().onEffectAction { .move(.put($0 * 2)) }.explore()) == 10,
    afterTwo(numbers().onEffect { n in .move { $0.move(by: .put(n * 3)) } }.explore()) == 21,
    afterTwo(numbers().lift(negated, negated).explore()) == 3,
    afterTwo(numbers().lift(in: User(age: 0), along: age).explore()) == 3,
    afterTwo(aged.explore()) == 3,
    afterTwo(handled.explore()) == 3,
    untouched == 1 && elsewhere.position == 7,
  ]
}

/// Whether components around others show what they should.
func around() -> [Bool] {
  let titled = StoreTComponent(
    initialState: 5,
    around: store(),
    dispatcher: Dispatcher<Void, Both<Int, Int>, Either<Int, Int>>.reduce { both, input in
      if case .left(let own) = input { both.first = own + both.second }
    },
    render: { both, _, _ in Shown(both.first) })
  let stepped = store().effects(environment: 10) { _, step in
    step == 1 ? Effect<Int, Int, Int>.send(9) : .none
  }
  return [
    after(EnvComponent(surroundings: 2, around: store()) { _, inner in inner }, [2]) == 3,
    after(titled, [.right(2), .left(4)]) == 7,
    after(
      TracedTComponent(
        around: store(), telling: { Sum($0) }, render: { sum, _ in Shown(sum.value) }), [2, 3])
      == 5,
    after(EitherComponent(left: store(), right: pages().component), [.left(2)]) == 3,
    after(IdentityComponent(Shown(4)), []) == 4,
    after(stepped, [1]) == 11,
  ]
}

/// Whether what a driver keeps of a space can be used by hand.
func byHand() -> [Bool] {
  var machine = Present<Cofrees<Counting>>(origin: 1)
  let first = machine.ask(4)
  let second = machine.ask(Free<Counting, Int>.ask(2) { .done($0) })
  var day = Present(Store(1) { $0 }.zip(Zipper([10, 20])) { $0 + $1 })
  Seen(Morphism<Day<Stores<Int>, Zippers>, Zippers>.second()).modify(&day) { $0.move(to: 1) }
  return [
    first == 5 && second == 7 && machine.position.state == 7,
    day.position.first == 1 && day.position.second == 1,
  ]
}
