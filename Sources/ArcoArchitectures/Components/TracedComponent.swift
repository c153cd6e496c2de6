public import ArcoComonads
public import ArcoCore

/// A component over `Traced`: everything that was told adds up.
///
/// - World, Input, Content: those of every component.
/// - Value: the monoid of what is told.
///
///     let score = TracedComponent(
///       update: { (hit: Hit) in Sum(hit.points) },
///       render: { score, send in button("\(score.value)", .onClick { send(.bull) }) }
///     )
///
/// Nothing can be taken back: a driver's state is a ``Present``, whose position is the sum so far.
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain space shows after the same was told.
/// - Complexity: an input costs one joining of the monoid's; memory is that of one of its values.
public typealias TracedComponent<
  World: Sendable, Value: Monoid, Input: Sendable, Content: ArcoCore.Content
> = Program<World, Present<Traces<Value>>, Input, Content>

extension Program {
  /// Makes a component from what inputs tell, and a view of every sum.
  ///
  /// - Parameters:
  ///   - initialState: what was told before; nothing by default.
  ///   - tell: what an input adds.
  public init<Value>(
    initialState: Value = .empty,
    update tell: @escaping @Sendable (Input) -> Value,
    render: @escaping (Value, Send<Input>) -> Content
  ) where World == Void, State == Present<Traces<Value>> {
    self.init(
      Component(
        .reduce { present, input in present.move(to: tell(input)) },
        Face { present, send in render(present.position, send) }),
      state: Present(origin: One(), position: initialState))
  }
}
