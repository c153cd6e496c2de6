/// How a monad moves the spaces of a comonad, as a value.
///
/// - Mover: the container of the updates.
/// - Moved: the container of the spaces.
///
/// Every pairing of the two is a ``Morphism`` from the spaces' container to the updates': with the
/// identity it is ``pair(_:_:_:)``, with another the updates know only a part of what they move.
///
///     let narrow = Pairing(along: .lens(Lens(\User.name)))
///     narrow.pair(.get(), Store(user) { $0.age }) { ($0, $1) }   // the name and the age
///
/// Laws, checked by `PairingLaws`: `pure` pairs with the element in view; `flatMap` pairs with the
/// one update, and then the other in the duplicate.
/// - In the literature: monad-comonad interaction law; Katsumata, Rivas, Uustalu, LICS 2020.
public struct Pairing<Mover: Container, Moved: Container>: Sendable {
  /// What of the spaces the updates know.
  public let morphism: Morphism<Moved, Mover>

  /// Makes the pairing in which updates move what `morphism` sees.
  @inlinable
  public init(along morphism: Morphism<Moved, Mover>) {
    self.morphism = morphism
  }

  /// Returns what `combine` makes of the update's answer and of the element where it goes.
  @inlinable
  public func pair<Value, Element, Result>(
    _ update: Update<Mover, Value>,
    _ space: Space<Moved, Element>,
    _ combine: (Value, Element) -> Result
  ) -> Result {
    let shape = space.shape
    let (position, value) = update.run(morphism.shape(shape))
    return combine(value, space.peek(morphism.position(shape, position)))
  }

  /// Returns the space seen from where the update goes.
  @inlinable
  public func select<Element>(
    _ update: Update<Mover, Void>,
    in space: Space<Moved, Element>
  ) -> Space<Moved, Element> {
    pair(update, space.duplicate()) { $1 }
  }
}

extension Pairing where Mover == Moved {
  /// The pairing of a comonad with its own monad.
  @inlinable
  public static var own: Pairing { Pairing(along: .identity) }
}
