/// A machine that shows content in every state and answers queries: the architecture of Halogen.
///
/// - Questions: the interface that defines the queries.
/// - Element: the content that is shown.
///
///     let list = Cofree<Tasks, String>(state: []) { "\($0.count) tasks" }
///     list.asking(.add("tea")).space.extract()   // "1 tasks"
///
/// Laws, checked by `CofreeTests`: a machine unfolded from a state shows the state's content, and
/// answers like the interface; asking several queries in turn equals running the whole dialogue.
/// - Complexity: showing costs one call of `show`, and a query costs one step. The machine keeps
///   the state, not the earlier queries.
/// - In the literature: cofree comonad over the interface's dual functor; Freeman, *Cofun with cofree
///   comonads*, 2015.
public typealias Cofree<Questions: Interface, Element> = Space<Cofrees<Questions>, Element>

extension Space {
  /// Makes a machine from its first state and a function that shows a state.
  @inlinable
  public init<Questions>(state: Questions.State, show: @escaping (Questions.State) -> Element)
  where C == Cofrees<Questions> {
    self.init(origin: state) { show($0.state) }
  }

  /// Returns the answer to a query, and the machine after this query.
  ///
  /// - In the literature: `unwrap`.
  @inlinable
  public func asking<Questions>(
    _ query: Questions.Query
  ) -> (answer: Questions.Answer, space: Space) where C == Cofrees<Questions> {
    var state = shape
    let answer = Questions.step(&state, query)
    return (answer, moved(to: Moment(state)))
  }
}

extension Update {
  /// Makes an update from a dialogue. The machine answers each query in turn.
  ///
  /// - Complexity: constant stack; the state is changed in place.
  @inlinable
  public init<Questions>(_ talk: Free<Questions, Value>) where C == Cofrees<Questions> {
    self.init { state in
      var state = state
      let value = talk.run(on: &state)
      return (Moment(state), value)
    }
  }

  /// Returns the update that asks one query and returns the answer.
  @inlinable
  public static func query<Questions>(_ query: Questions.Query) -> Update
  where C == Cofrees<Questions>, Value == Questions.Answer {
    Update(Free.ask(query) { .done($0) })
  }
}
