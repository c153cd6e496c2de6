import ArcoArchitectures
import ArcoComonads
import ArcoCore

/// A view without a host: a number.
struct Shown: Content {
  var number = 0
  var slot: Slot<Shown>?

  init(_ number: Int) { self.number = number }

  static func child(_ slot: Slot<Shown>) -> Shown {
    var shown = Shown(0)
    shown.slot = slot
    return shown
  }

  var value: Int { slot.map { $0.instances.first?.content.value ?? 0 } ?? number }
}

enum Counting: Interface {
  static func step(_ count: inout Int, _ query: Int) -> Int {
    count += query
    return count
  }
}

func after<World, State, Input>(
  _ program: Program<World, State, Input, Shown>, _ inputs: [Input]
) -> Int {
  let driver = Driver(program)
  let root = driver.show(program.component.face) { _ in }
  for input in inputs { driver.send(input) }
  return root.instances[0].content.value
}

func store() -> StoreComponent<Void, Int, Int, Shown> {
  StoreComponent(
    initialState: 1, dispatcher: .reduce { $0 += $1 }, render: { state, _ in Shown(state) })
}

func pages() -> ZipperComponent<Void, Shown> {
  ZipperComponent([10, 20, 30]) { page, _, _ in Shown(page) }
}

/// Whether each component shows what it should.
func outcomes() -> [Bool] {
  let machine = MooreComponent<Void, Int, Int, Shown>(
    initialState: 1, update: { $0 += $1 }, render: { state, _ in Shown(state) })
  let score = TracedComponent<Void, Sum<Int>, Int, Shown>(
    update: { Sum($0) }, render: { sum, _ in Shown(sum.value) })
  let slides = StreamComponent<Void, Int, Shown>(
    seed: 1, next: { $0 * 2 }, render: { seed, _ in Shown(seed) })
  let answering = CofreeComponent<Void, Counting, Shown>(
    answering: Counting.self, initialState: 1, render: { state, _ in Shown(state) })
  let open = Store(1) { count in UI<Void, Stores<Int>, Shown> { _ in Shown(count) } }
  return [
    after(store(), [2, 3]) == 6,
    after(machine, [2, 3]) == 6,
    after(score, [2, 3]) == 5,
    after(slides, [.next, .skip(2)]) == 8,
    after(pages(), [.right, .last, .left]) == 20,
    after(answering, [4]) == 5,
    after(DayComponent(store(), pages()) { $1 }, [.left(2), .right(.right)]) == 20,
    after(
      SwitchComponent(store(), pages()) { _, shown, _ in shown }, [.right(.last), .show(.right)])
      == 30,
    after(open.explore(), [.move(.modify { $0 += 1 }).followed { .move(.put($0 * 2)) }]) == 4,
  ]
}

/// The number of the first check that fails; -1 if none does.
@_expose(wasm, "firstFailure")
@_cdecl("firstFailure")
public func firstFailure() -> Int32 {
  Int32(outcomes().firstIndex(of: false) ?? -1)
}
