import ArcoCore
import ArcoOptics

/// Two counters and a total in the parent: a component with children, without a browser.
struct Pair {
  var left = 0
  var right = 0
  var presses = 0
}

enum CounterInput: Sendable {
  case decrement
  case increment
}

enum PairInput: Sendable {
  case left(CounterInput)
  case right(CounterInput)
}

struct Left: LensOptic {
  func get(_ pair: Pair) -> Int { pair.left }
  func modify<Result, Failure: Error>(
    _ pair: inout Pair, _ body: (inout Int) throws(Failure) -> Result
  ) throws(Failure) -> Result { try body(&pair.left) }
}

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}

let left = counter.child(
  state: Left(),
  input: Prism(PairInput.left) { if case .left(let input) = $0 { input } else { nil } })

let right = counter.child(
  state: Lens<Pair, Int>(get: { $0.right }, modify: { pair, change in change(&pair.right) }),
  input: Prism(PairInput.right) { if case .right(let input) = $0 { input } else { nil } })

let pair = Dispatcher<Void, Pair, PairInput> {
  left
  right
  Dispatcher<Void, Pair, PairInput>.reduce { pair, _ in pair.presses += 1 }
}

/// A view that is text.
indirect enum Line: Content {
  case text(String)
  case slot(Slot<Line>)
  case list([Line])

  static func child(_ slot: Slot<Line>) -> Line { .slot(slot) }

  var shown: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let own): text += own
    case .slot(let slot): for instance in slot.instances { instance.content.write(to: &text) }
    case .list(let lines): for line in lines { line.write(to: &text) }
    }
  }
}

func counterFace() -> Face<Int, CounterInput, Line> {
  Face { count, _ in .text("\(count)") }
}

func pairFace() -> Face<Pair, PairInput, Line> {
  Face { parts in
    let leftView = parts.place(left, counterFace())
    let rightView = parts.place(right, counterFace())
    return parts.view { pair, _ in
      .list([leftView, .text(" + "), rightView, .text(" after \(pair.presses)")])
    }
  }
}
