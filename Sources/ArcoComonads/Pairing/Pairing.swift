/// A rule by which a monad moves the spaces of a comonad.
///
/// - Mover: the container of the updates.
/// - Moved: the container of the spaces.
///
/// A pairing is a ``Morphism`` from the container of the spaces to that of the updates. The
/// identity gives ``pair(_:_:_:)``; with any other morphism the updates know only a part of the
/// spaces.
///
///     let narrow = Pairing(along: .lens(Lens(\User.name)))
///     narrow.pair(.get(), Store(user) { $0.age }) { ($0, $1) }   // the name and the age
///
/// Laws, checked by `PairingLaws`: `pure` pairs with the element in view; pairing with `flatMap`
/// equals pairing with the first update in the duplicate, and then with the second.
/// - In the literature: monad-comonad interaction law; Katsumata, Rivas, Uustalu, LICS 2020.
public struct Pairing<Mover: Container, Moved: Container>: Sendable {
  /// The part of a space that the updates know.
  public let morphism: Morphism<Moved, Mover>

  /// Makes the pairing in which updates move the target of `morphism`.
  @inlinable
  public init(along morphism: Morphism<Moved, Mover>) {
    self.morphism = morphism
  }

  /// Combines the update's answer with the element to which the update moves.
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

  /// Returns the space after the update's move.
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
