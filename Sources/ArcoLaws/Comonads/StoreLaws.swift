public import ArcoComonads

/// The laws of a store: an element for every position, and the position in view. `seek` moves to
/// the given position, and `peek` reads the element there without moving.
///
/// - Store: the type, with integers for elements.
/// - Position: the type of a position.
///
///     #expect(StoreLaws(ContainerSamples<Stores<Int>>.store([0, 1, 2])).counterexample() == nil)
///
/// A published library had a `seek` that does not move; the laws of a comonad do not detect this.
public struct StoreLaws<Store, Position: Hashable & Sendable>: LawSuite {
  /// The name of the tested value or type, which a counterexample prints.
  public let subject: String
  let draw: (inout Trial) -> Store
  let positions: Generator<Position>
  let extract: (Store) -> Int
  let position: (Store) -> Position
  let peek: (Store, Position) -> Int
  let seek: (Store, Position) -> Store

  /// Makes the laws for a type of your own with a position.
  ///
  /// - Parameters:
  ///   - subject: the name of the type, for counterexamples.
  ///   - draw: draws a random value of the type.
  ///   - positions: generates the positions to move to.
  ///   - extract: reads the element at the position of a value.
  ///   - position: reads the position.
  ///   - peek: reads the element at another position.
  ///   - seek: moves a value to another position.
  public init(
    _ subject: String,
    draw: @escaping (inout Trial) -> Store,
    positions: Generator<Position>,
    extract: @escaping (Store) -> Int,
    position: @escaping (Store) -> Position,
    peek: @escaping (Store, Position) -> Int,
    seek: @escaping (Store, Position) -> Store
  ) {
    self.subject = subject
    self.draw = draw
    self.positions = positions
    self.extract = extract
    self.position = position
    self.peek = peek
    self.seek = seek
  }

  /// After `seek(p)` the position is `p`; `peek(p)` equals `seek(p).extract()`; of two seeks only
  /// the second counts.
  public var laws: [Law] {
    [
      Law("after seeking a position, the store is at this position") { trial in
        let store = draw(&trial)
        let target = trial.draw("target", positions)
        trial.expect(position(seek(store, target)), equals: target)
      },
      Law("peek at a state returns the element in view after a seek to that state") { trial in
        let store = draw(&trial)
        let target = trial.draw("target", positions)
        trial.expect(peek(store, target), equals: extract(seek(store, target)), "elsewhere")
        trial.expect(peek(store, position(store)), equals: extract(store), "here")
      },
      Law("of two seeks only the second counts") { trial in
        let store = draw(&trial)
        let (first, second) = (trial.draw("first", positions), trial.draw("second", positions))
        let (twice, once) = (seek(seek(store, first), second), seek(store, second))
        trial.expect(position(twice), equals: position(once), "the position")
        trial.expect(extract(twice), equals: extract(once), "the element")
      },
    ]
  }
}

extension StoreLaws {
  /// Makes the laws for ArcoComonads' `Store`s. They also test stores that were moved and mapped.
  public init(_ samples: ContainerSamples<Stores<Position>>)
  where Store == Space<Stores<Position>, Int> {
    self.init(
      "Store<\(Position.self)>",
      draw: { trial in
        let target = trial.draw("moved to", samples.shapes)
        return samples.drawSpace(&trial).map { $0 &+ 1 }.select(.put(target)).rebased()
      },
      positions: samples.shapes,
      extract: { $0.extract() },
      position: { $0.position },
      peek: { $0.peek($1) },
      seek: { $0.seek($1) })
  }
}

@available(*, unavailable)
extension StoreLaws: Sendable {}
