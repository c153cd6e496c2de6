/// A state, and a function that shows any state: the architecture of React and of SwiftUI.
///
/// - Value: the state.
/// - Element: the content that is shown.
///
///     let counter = Store(0) { "counted \($0)" }
///     counter.seek(5).extract()   // "counted 5"
///
/// The `position` is the current state. `peek` shows another state without moving.
///
/// Laws, checked by `StoreLaws`: after seeking a state the position is that state; peeking at the
/// position is extracting.
/// - Complexity: `seek` and `extract` cost nothing beyond the view itself.
/// - In the literature: the store or costate comonad; coalgebras of it are lenses.
public typealias Store<Value, Element> = Space<Stores<Value>, Element>

extension Space {
  /// Makes a store from its current state and a function that shows any state.
  @inlinable
  public init<Value>(_ state: Value, _ render: @escaping (Value) -> Element)
  where C == Stores<Value> {
    self.init(origin: state, position: state, lookup: render)
  }

  /// Returns the element that the store shows for the changed state. The store itself does not
  /// change.
  @inlinable
  public func peeks<Value>(_ change: (Value) -> Value) -> Element where C == Stores<Value> {
    peek(change(position))
  }

  /// Returns the same store with another current state.
  @inlinable
  public func seek<Value>(_ state: Value) -> Space where C == Stores<Value> {
    moved(to: state)
  }

  /// Returns the same store with `change` applied to its current state.
  ///
  ///     Store(3) { "counted \($0)" }.seeks { $0 + 1 }.extract()   // "counted 4"
  @inlinable
  public func seeks<Value>(_ change: (Value) -> Value) -> Space where C == Stores<Value> {
    moved(to: change(position))
  }

  /// Returns the elements of all states that `candidates` returns for the current state.
  ///
  ///     let counter = Store(0) { "counted \($0)" }
  ///     counter.experiment { [$0 - 1, $0 + 1] }   // ["counted -1", "counted 1"]
  @inlinable
  public func experiment<Value>(_ candidates: (Value) -> some Sequence<Value>) -> [Element]
  where C == Stores<Value> {
    candidates(position).map { peek($0) }
  }
}
