/// A pure step through the spaces of a container: it reads the shape, moves, and returns an answer.
///
/// - C: the container whose spaces it moves.
/// - Value: the answer; `Void` if only the move matters.
///
///     let takeTen = State<Int, Bool> { balance in
///       balance < 10 ? (balance, false) : (balance - 10, true)
///     }
///
/// Nest long programs to the right (`first.flatMap { … }`, with the rest inside the closure), or
/// use ``loop(_:_:)``: both run in constant stack, even for a million steps. A chain nested deeply
/// to the *left* (`((a.flatMap(b)).flatMap(c)) …`, as made by appending to a value in a loop) takes
/// a stack frame for each level when it runs and when it is released. A frame has about 100 bytes
/// in optimised code, so half a megabyte of stack holds some 4,000 levels; debug code needs five to
/// ten times as much.
///
/// Laws, checked by `MonadLaws`: `pure` is neutral on both sides, `flatMap` is associative.
/// - Isolation: not `Sendable`; for use by its creator.
/// - In the literature: the monad of coalgebraic updates, Co of the container's comonad.
public struct Update<C: Container, Value> {
  @usableFromInline
  enum Program {
    case step((C.Shape) -> (C.Position, Value))
    case chain((C.Shape) -> (C.Position, Update))
  }

  @usableFromInline
  let program: Program

  @inlinable
  init(_ program: Program) { self.program = program }

  /// Makes an update from a function that takes the current shape and returns a position of it and
  /// an answer.
  @inlinable
  public init(_ run: @escaping (C.Shape) -> (C.Position, Value)) {
    self.init(.step(run))
  }

  /// Returns the position of `shape` to which the update moves, and the answer.
  ///
  /// - Complexity: that of its steps; the stack does not grow with chains to the right.
  @inlinable
  public func run(_ shape: C.Shape) -> (position: C.Position, value: Value) {
    switch program {
    case .step(let run):
      return run(shape)
    case .chain(let begin):
      return Update.finish(begin(shape), from: shape)
    }
  }

  @inlinable
  static func finish(
    _ begun: (C.Position, Update),
    from shape: C.Shape
  ) -> (position: C.Position, value: Value) {
    var (position, rest) = begun
    while true {
      let here = C.reshape(shape, at: position)
      switch rest.program {
      case .step(let run):
        let (last, value) = run(here)
        return (C.compose(shape, position, last), value)
      case .chain(let begin):
        let (next, tail) = begin(here)
        position = C.compose(shape, position, next)
        rest = tail
      }
    }
  }
}

@available(*, unavailable)
extension Update: Sendable {}
