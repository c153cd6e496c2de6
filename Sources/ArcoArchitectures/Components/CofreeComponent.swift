public import ArcoComonads
public import ArcoCore

/// A component that answers typed queries of its parent, as in Halogen. It is a component over the
/// comonad `Cofree`.
///
/// - World, Content: the types of the component.
/// - Questions: the `Interface`, which defines the queries and their answers.
///
///     let list = CofreeComponent(
///       answering: Tasks.self,
///       initialState: [],
///       render: { tasks, ask in button("Add", .onClick { ask(.add("tea")) }) }
///     )
///
/// The component's own view sends queries, but gets no answers. A parent whose state contains the
/// child's ``Present`` sends a query and gets the answer:
///
///     let looking = Dispatcher<Void, Page, PageInput>.reduce { page, _ in
///       page.count = page.list.ask(.asking(.count, Tasks.Answer.prisms.number))
///     }
///
/// Laws, checked by `ComponentSemanticsTests`: after the same queries, the component shows the same
/// as the machine, and gives the same answers.
/// - Complexity: a query costs the interface's step, in place.
public typealias CofreeComponent<
  World: Sendable, Questions: Interface, Content: ArcoCore.Content
> = Program<World, Present<Cofrees<Questions>>, Questions.Query, Content>
where Questions.Query: Sendable

extension Program {
  /// Makes a component that answers queries, from its first state and a function that shows any
  /// state.
  public init<Questions>(
    answering interface: Questions.Type,
    initialState: Questions.State,
    render: @escaping (Questions.State, Send<Questions.Query>) -> Content
  ) where World == Void, State == Present<Cofrees<Questions>>, Input == Questions.Query {
    self.init(
      Component(
        .reduce { present, query in _ = present.ask(query) },
        Face { present, send in render(present.position.state, send) }),
      state: Present(origin: initialState))
  }
}

extension Present {
  /// Sends the machine a query, which may change its state, and returns the answer.
  ///
  /// - Complexity: that of the interface's step, in place.
  @inlinable
  public mutating func ask<Questions>(_ query: Questions.Query) -> Questions.Answer
  where C == Cofrees<Questions> {
    C.ask(query, at: &place)
  }

  /// Runs a dialogue of several queries with the machine, and returns the value at the end of the
  /// dialogue.
  ///
  /// - Complexity: that of the interface's steps, in place, in constant stack.
  @inlinable
  public mutating func ask<Questions, Value>(_ talk: Free<Questions, Value>) -> Value
  where C == Cofrees<Questions> {
    talk.run { C.ask($0, at: &place) }
  }
}
