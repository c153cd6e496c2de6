/// The result of a turn of a loop: the seed of another turn, or the value of the loop.
///
/// - Seed: the value with which a turn starts.
/// - Value: the answer of the loop.
public enum Loop<Seed, Value> {
  /// Another turn follows.
  case again(Seed)

  /// The loop is over.
  case done(Value)
}

extension Loop: Equatable where Seed: Equatable, Value: Equatable {}
extension Loop: Sendable where Seed: Sendable, Value: Sendable {}

extension Update {
  /// Returns the update that repeats `turn` until it returns `.done`. Each turn starts at the
  /// position where the previous one ended.
  ///
  ///     let million = Update.loop(1_000_000) { left in
  ///       left == 0 ? .pure(.done(())) : State.modify { $0 += 1 }.map { .again(left - 1) }
  ///     }
  ///
  /// - Complexity: constant stack, whatever the number of turns.
  /// - In the literature: `tailRecM`.
  @inlinable
  public static func loop<Seed>(
    _ seed: Seed,
    _ turn: @escaping (Seed) -> Update<C, Loop<Seed, Value>>
  ) -> Update {
    Update { shape in
      var position = C.root(shape)
      var seed = seed
      while true {
        let (next, outcome) = turn(seed).run(C.reshape(shape, at: position))
        position = C.compose(shape, position, next)
        switch outcome {
        case .again(let following): seed = following
        case .done(let value): return (position, value)
        }
      }
    }
  }
}
