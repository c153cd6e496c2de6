public import ArcoComonads
public import ArcoCore

/// A component over `Cofree`: it answers typed queries, as in Halogen.
///
/// - World, Content: those of every component.
/// - Questions: the interface.
///
///     let list = CofreeComponent(
///       answering: Tasks.self,
///       initialState: [],
///       render: { tasks, ask in button("Add", .onClick { ask(.add("tea")) }) }
///     )
///
/// Its own view asks without hearing the answer. A parent, whose state holds the child's ``Present``, asks and
/// gets the answer with it:
///
///     let looking = Dispatcher<Void, Page, PageInput>.reduce { page, _ in
///       page.count = page.list.ask(.asking(.count, Tasks.Answer.prisms.number))
///     }
///
/// Laws, checked by `ComponentSemanticsTests`: it shows what the plain machine shows after the same queries,
/// and gives the same answers.
/// - Complexity: a query costs the interface's step, in place.
public typealias CofreeComponent<
  World: Sendable, Questions: Interface, Content: ArcoCore.Content
> = Program<World, Present<Cofrees<Questions>>, Questions.Query, Content>
where Questions.Query: Sendable

extension Program {
  /// Makes a machine that answers, from its first state and a view of every state.
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
  /// Asks the machine, takes it further, and returns its answer.
  ///
  /// - Complexity: that of the interface's step, in place.
  @inlinable
  public mutating func ask<Questions>(_ query: Questions.Query) -> Questions.Answer
  where C == Cofrees<Questions> {
    C.ask(query, at: &place)
  }

  /// Has a talk with the machine, takes it further, and returns what the talk ends with.
  ///
  /// - Complexity: that of the interface's steps, in place, in constant stack.
  @inlinable
  public mutating func ask<Questions, Value>(_ talk: Free<Questions, Value>) -> Value
  where C == Cofrees<Questions> {
    talk.run { C.ask($0, at: &place) }
  }
}
