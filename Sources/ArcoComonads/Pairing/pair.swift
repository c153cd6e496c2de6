/// Combines an update's answer with the element to which the update moves.
///
///     pair(State<Int, String> { ($0 + 1, "went") }, Store(0) { $0 * 10 }) { ($0, $1) }  // ("went", 10)
///
/// Laws, checked by `PairingLaws`: `pure` pairs with the element in view; pairing with `flatMap`
/// equals pairing with one update after the other.
/// - In the literature: pairing; the counit of the monad and the comonad it is adjoint to.
@inlinable
public func pair<C, Value, Element, Result>(
  _ update: Update<C, Value>,
  _ space: Space<C, Element>,
  _ combine: (Value, Element) -> Result
) -> Result {
  let (position, value) = update.run(space.shape)
  return combine(value, space.peek(position))
}
