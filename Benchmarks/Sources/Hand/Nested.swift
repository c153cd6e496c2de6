import HandStore

/// A feature that holds another: a field of its own and a child.
public struct Level<Child> {
  /// Its own.
  public var own = 0
  /// The feature inside it.
  public var child: Child

  /// Wraps a feature.
  public init(_ child: Child) { self.child = child }
}

extension Level: Sendable where Child: Sendable {}

/// An input of a feature that holds another.
public enum Step<Child: Sendable>: Sendable {
  case own
  case child(Child)
}

/// W2 by hand: one closure per level that switches on the input and writes the field directly.
///
/// Never inlined, so that each level stays a closure of its own, as it does in a program whose
/// features are written in different files; specialised all the same.
@inline(never)
func level<State, Input: Sendable>(
  _ child: @escaping (inout State, Input) -> Void
) -> (inout Level<State>, Step<Input>) -> Void {
  { state, input in
    switch input {
    case .own: state.own += 1
    case .child(let input): child(&state.child, input)
    }
  }
}

@inline(never)
func leaf() -> (inout Int, CounterInput) -> Void {
  { count, input in
    switch input {
    case .decrement: count -= 1
    case .increment: count += 1
    }
  }
}

private func runs<State, Input>(
  _ handle: @escaping (inout State, Input) -> Void, _ state: State, _ input: Input
) -> (Int) -> Void {
  let store = HandStore(state, handle)
  return { _ in store.send(input) }
}

/// W2 by hand at a depth, which is one of ``nestedDepths``.
public func handNested(depth: Int) -> (Int) -> Void {
  let (level1, state1, input1) = wrap(leaf(), 0, CounterInput.increment)
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

/// A feature whose handler is known as a type, so that the compiler makes one function of all levels.
public protocol Reducer {
  /// What the feature remembers.
  associatedtype State
  /// What can happen to it.
  associatedtype Input
  /// Handles an input.
  static func handle(_ state: inout State, _ input: Input)
}

/// A counter.
public enum CounterReducer: Reducer {
  /// Handles an input.
  @inline(__always)
  public static func handle(_ count: inout Int, _ input: CounterInput) {
    switch input {
    case .decrement: count -= 1
    case .increment: count += 1
    }
  }
}

/// A feature that holds another.
public enum LevelReducer<Child: Reducer>: Reducer where Child.Input: Sendable {
  /// Handles an input.
  @inline(__always)
  public static func handle(_ state: inout Level<Child.State>, _ input: Step<Child.Input>) {
    switch input {
    case .own: state.own += 1
    case .child(let input): Child.handle(&state.child, input)
    }
  }
}

/// Two levels.
public typealias TwoLevels<Leaf: Reducer> = LevelReducer<LevelReducer<Leaf>>
where Leaf.Input: Sendable

/// W2 as the least code: no closure a level, but one function; at one of ``leastDepths``.
public func leastNested(depth: Int) -> (Int) -> Void {
  func start<Feature: Reducer>(_: Feature.Type, _ state: Feature.State, _ input: Feature.Input) -> (
    Int
  ) -> Void {
    let store = HandStore<Feature.State, Feature.Input>(state) { Feature.handle(&$0, $1) }
    return { _ in store.send(input) }
  }
  switch depth {
  case 1:
    return start(LevelReducer<CounterReducer>.self, Level(0), .child(.increment))
  case 10:
    return start(
      TwoLevels<TwoLevels<TwoLevels<TwoLevels<TwoLevels<CounterReducer>>>>>.self,
      Level(Level(Level(Level(Level(Level(Level(Level(Level(Level(0)))))))))),
      .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(.increment)))))))))))
  default: preconditionFailure("no depth \(depth)")
  }
}

/// The depths that nested features are measured at as the least code.
public let leastDepths = [1, 10]

/// The depths that nested features are measured at.
public let nestedDepths = [1, 3, 5, 10, 20]

private func wrap<State, Input: Sendable>(
  _ child: @escaping (inout State, Input) -> Void, _ state: State, _ input: Input
) -> ((inout Level<State>, Step<Input>) -> Void, Level<State>, Step<Input>) {
  (level(child), Level(state), .child(input))
}
