import HandStore

/// An input for one of many children.
public struct SiblingInput: Sendable {
  /// Which child.
  public var index: Int
  /// What it is told.
  public var input: CounterInput

  /// Addresses an input.
  public init(index: Int, input: CounterInput) {
    self.index = index
    self.input = input
  }
}

/// W5 by hand: an input for the last of so many siblings, whose closures are combined.
public func handSiblings(_ count: Int) -> (Int) -> Void {
  let children = (0..<count).map { index in sibling(index, leaf()) }
  let store = HandStore<[Int], SiblingInput>(Array(repeating: 0, count: count)) { state, input in
    for child in children { child(&state, input) }
  }
  return { _ in
    store.send(SiblingInput(index: count - 1, input: .increment))
  }
}

@inline(never)
private func sibling(
  _ index: Int, _ child: @escaping (inout Int, CounterInput) -> Void
) -> (inout [Int], SiblingInput) -> Void {
  { state, input in
    guard input.index == index else { return }
    child(&state[index], input.input)
  }
}
