import ArcoCore
import ArcoOptics

/// A page with two counters, as a user would write it: the browser's whole path but for the page.
struct Pair: Sendable {
  var left = 0
  var right = 0
}

enum PairInput: Sendable {
  case left(CounterInput)
  case right(CounterInput)
}

enum CounterInput: Sendable {
  case decrement
  case increment
}

/// A view without a host.
enum Text: Content {
  case line(String)
  case list([Text])
  case slot(Slot<Text>)

  static func child(_ slot: Slot<Text>) -> Text { .slot(slot) }

  func write(to text: inout [UInt8]) {
    switch self {
    case .line(let line): text += line.utf8
    case .list(let items): for item in items { item.write(to: &text) }
    case .slot(let slot): for instance in slot.instances { instance.content.write(to: &text) }
    }
  }
}

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}
let left = counter.child(
  state: Lens<Pair, Int>(get: { $0.left }, modify: { pair, change in change(&pair.left) }),
  input: Prism(PairInput.left, footprint: .case(0)) {
    if case .left(let input) = $0 { input } else { nil }
  })
let right = counter.child(
  state: Lens<Pair, Int>(get: { $0.right }, modify: { pair, change in change(&pair.right) }),
  input: Prism(PairInput.right, footprint: .case(1)) {
    if case .right(let input) = $0 { input } else { nil }
  })
let pair = Dispatcher<Void, Pair, PairInput> {
  left
  right
}

func counterFace(_ label: String) -> Face<Int, CounterInput, Text> {
  Face { count, _ in .line("\(label) \(count), ") }
}

func pairFace() -> Face<Pair, PairInput, Text> {
  Face.placing { parts in
    let leftView = parts.place(left, counterFace("left"))
    let rightView = parts.place(right, counterFace("right"))
    return parts.view { pair, _ in
      .list([leftView, rightView, .line("sum \(pair.left + pair.right)")])
    }
  }
}
