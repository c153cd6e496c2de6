/// The program that calls the function in view.
///
/// - C: the comonad's container.
/// - Value: the answer.
public struct CoPure<C: Container, Value>: Co {
  /// The answer.
  public let value: Value

  /// Makes the program that stays and answers.
  @inlinable
  public init(_ value: Value) { self.value = value }

  /// Calls the function in view.
  @inlinable
  public func run<Result>(in space: Space<C, (Value) -> Result>) -> Result {
    space.extract()(value)
  }
}

/// One program after another, which the answer of the first decides.
///
/// - First: the program that runs first.
/// - Second: what its answer leads to.
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

  /// Runs the first in the space of what the second makes of every space.
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
  /// Returns the program that goes on with what `next` makes of this one's answer.
  ///
  /// - Complexity: a stack frame a link when run; long programs are better made of ``Update``s.
  @inlinable
  public func chained<Next: Co>(_ next: @escaping (Value) -> Next) -> CoChain<Self, Next>
  where Next.C == C {
    CoChain(self, next)
  }
}
