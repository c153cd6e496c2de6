import Arco
import Hand

/// The way to the feature inside a feature, at no cost at run time.
struct ChildLens<Child>: LensOptic {
  typealias Whole = Level<Child>
  typealias Part = Child

  var footprint: Footprint { .unknown }

  func get(_ whole: Level<Child>) -> Child { whole.child }

  func modify<Result, Failure: Error>(
    _ whole: inout Level<Child>, _ body: (inout Child) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&whole.child)
  }
}

/// The inputs of the feature inside a feature.
struct ChildPrism<Child: Sendable>: PrismOptic {
  typealias Whole = Step<Child>
  typealias Part = Child

  var footprint: Footprint { .case(1) }

  func extract(_ whole: Step<Child>) -> Child? {
    if case .child(let child) = whole { child } else { nil }
  }

  func embed(_ part: Child) -> Step<Child> { .child(part) }
}

private typealias Wrapped<State, Input: Sendable> = (
  Dispatcher<Void, Level<State>, Step<Input>>, Level<State>, Step<Input>
)

private func wrap<State, Input>(
  _ child: Dispatcher<Void, State, Input>, _ state: State, _ input: Input
) -> Wrapped<State, Input> {
  (
    child.widen(state: ChildLens<State>(), input: ChildPrism<Input>()),
    Level(state),
    .child(input)
  )
}

@MainActor private func runs<State, Input>(
  _ dispatcher: Dispatcher<Void, State, Input>, _ state: State, _ input: Input
) -> (Int) -> Void {
  let driver = Driver(dispatcher, state: state)
  return { _ in driver.send(input) }
}

/// W2 in Arco: a lens and a prism for each level above the leaf.
@MainActor func arcoNested(
  depth: Int, _ leaf: Dispatcher<Void, Int, CounterInput> = counter
) -> (Int) -> Void {
  let (level1, state1, input1) = wrap(leaf, 0, CounterInput.increment)
  if depth == 1 { return runs(level1, state1, input1) }
  let (level2, state2, input2) = wrap(level1, state1, input1)
  let (level3, state3, input3) = wrap(level2, state2, input2)
  if depth == 3 { return runs(level3, state3, input3) }
  let (level4, state4, input4) = wrap(level3, state3, input3)
  let (level5, state5, input5) = wrap(level4, state4, input4)
  if depth == 5 { return runs(level5, state5, input5) }
  let (level6, state6, input6) = wrap(level5, state5, input5)
  let (level7, state7, input7) = wrap(level6, state6, input6)
  let (level8, state8, input8) = wrap(level7, state7, input7)
  let (level9, state9, input9) = wrap(level8, state8, input8)
  let (level10, state10, input10) = wrap(level9, state9, input9)
  if depth == 10 { return runs(level10, state10, input10) }
  let (level11, state11, input11) = wrap(level10, state10, input10)
  let (level12, state12, input12) = wrap(level11, state11, input11)
  let (level13, state13, input13) = wrap(level12, state12, input12)
  let (level14, state14, input14) = wrap(level13, state13, input13)
  let (level15, state15, input15) = wrap(level14, state14, input14)
  let (level16, state16, input16) = wrap(level15, state15, input15)
  let (level17, state17, input17) = wrap(level16, state16, input16)
  let (level18, state18, input18) = wrap(level17, state17, input17)
  let (level19, state19, input19) = wrap(level18, state18, input18)
  let (level20, state20, input20) = wrap(level19, state19, input19)
  if depth == 20 { return runs(level20, state20, input20) }
  preconditionFailure("no depth \(depth)")
}
