import Arco
import Hand

let counter = Dispatcher<Void, Int, CounterInput>.reduce { count, input in
  switch input {
  case .decrement: count -= 1
  case .increment: count += 1
  }
}

/// The count of one sibling.
struct CountAt: LensOptic {
  let index: Int

  /// An element is to its array what a field is to its struct: no other place is written to.
  var footprint: Footprint { .field(index) }

  func get(_ counts: [Int]) -> Int { counts[index] }

  func modify<Result, Failure: Error>(
    _ counts: inout [Int], _ body: (inout Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&counts[index])
  }
}

/// The inputs for one sibling.
struct InputAt: PrismOptic {
  let index: Int

  func extract(_ input: SiblingInput) -> CounterInput? {
    input.index == index ? input.input : nil
  }

  func embed(_ input: CounterInput) -> SiblingInput {
    SiblingInput(index: index, input: input)
  }

  var footprint: Footprint { .case(index) }
}

typealias Sibling = Child<Void, [Int], SiblingInput, Int, CounterInput>

func siblings(_ count: Int) -> [Sibling] {
  (0..<count).map { index in
    counter.child(state: CountAt(index: index), input: InputAt(index: index))
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
