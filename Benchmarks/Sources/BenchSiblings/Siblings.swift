import Arco
import Hand

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}

typealias Sibling = Child<Void, [Int], SiblingInput, Int, CounterInput>

func siblings(_ count: Int) -> [Sibling] {
  (0..<count).map { index in
    counter.child(
      state: Lens<[Int], Int>(
        get: { $0[index] }, modify: { counts, change in change(&counts[index]) }),
      input: Prism(
        extract: { $0.index == index ? $0.input : nil },
        embed: { SiblingInput(index: index, input: $0) },
        footprint: .case(index)))
  }
}

func combined(_ siblings: [Sibling]) -> Dispatcher<Void, [Int], SiblingInput> {
  Dispatcher { for sibling in siblings { sibling } }
}

/// W5 in Arco: an input that comes from above and looks for its child.
@MainActor func arcoSiblings(_ count: Int) -> (Int) -> Void {
  let driver = Driver(combined(siblings(count)), state: Array(repeating: 0, count: count))
  return { _ in
    driver.send(SiblingInput(index: count - 1, input: .increment))
  }
}

/// A view that costs next to nothing, so that the figure is the core's.
enum Shown: Content {
  case count(Int)
  case list([Shown])
  case slot(Slot<Shown>)

  static func child(_ slot: Slot<Shown>) -> Shown { .slot(slot) }
}

/// W5 in Arco: an input that arrives at its child, as a view's do.
@MainActor func arcoShownSiblings(_ count: Int) -> (Int) -> Void {
  let children = siblings(count)
  let driver = Driver(combined(children), state: Array(repeating: 0, count: count))
  var last: Send<CounterInput>?
  let face = Face<[Int], SiblingInput, Shown> { parts in
    let shown = children.map { child in
      parts.place(
        child,
        Face { count, send in
          last = send
          return .count(count)
        })
    }
    return parts.view { _, _ in .list(shown) }
  }
  let root = driver.show(face) { _ in }
  let send = last
  return { _ in
    send?(.increment)
    withExtendedLifetime((driver, root)) {}
  }
}
