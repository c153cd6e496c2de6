/// The ``Co`` program that does not move: it calls the function in view with a fixed answer.
///
/// - C: the comonad's container.
/// - Value: the answer.
public struct CoPure<C: Container, Value>: Co {
  /// The answer.
  public let value: Value

  /// Makes a program that does not move and returns `value`.
  @inlinable
  public init(_ value: Value) { self.value = value }

  /// Calls the function at the current position.
  @inlinable
  public func run<Result>(in space: Space<C, (Value) -> Result>) -> Result {
    space.extract()(value)
  }
}

/// Two ``Co`` programs in sequence. The answer of the first determines the second.
///
/// - First: the program that runs first.
/// - Second: the program that follows.
public struct CoChain<First: Co, Second: Co>: Co where First.C == Second.C {
  @usableFromInline
  let first: First
  @usableFromInline
  let next: (First.Value) -> Second

  @inlinable
  init(_ first: First, _ next: @escaping (First.Value) -> Second) {
    self.first = first
    self.next = next
  }

  /// Runs the first program in a space whose functions run the second program.
  @inlinable
  public func run<Result>(in space: Space<First.C, (Second.Value) -> Result>) -> Result {
    first.run(in: space.extend { inner in { value in next(value).run(in: inner) } })
  }
}

@available(*, unavailable)
extension CoPure: Sendable {}
@available(*, unavailable)
extension CoChain: Sendable {}

extension Co {
  /// Returns a program that runs this program, and then the program that `next` returns for its
  /// answer.
  ///
  /// - Complexity: running it takes a stack frame for each link. Use ``Update`` for long programs.
  @inlinable
  public func chained<Next: Co>(_ next: @escaping (Value) -> Next) -> CoChain<Self, Next>
  where Next.C == C {
    CoChain(self, next)
  }
}
