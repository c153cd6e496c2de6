/// A machine that shows something in every state and answers queries: the architecture of Halogen.
///
/// - Questions: the interface.
/// - Element: what it shows.
///
///     let list = Cofree<Tasks, String>(state: []) { "\($0.count) tasks" }
///     list.asking(.add("tea")).space.extract()   // "1 tasks"
///
/// Laws, checked by `CofreeTests`: what is unfolded from a state shows what the state shows, and
/// answers as the interface does; asking in turn is having the whole talk.
/// - Complexity: a look and a query cost the view and one step; the state is kept, not the talk.
/// - In the literature: cofree comonad over the interface's dual functor; Freeman, *Cofun with cofree
///   comonads*, 2015.
public typealias Cofree<Questions: Interface, Element> = Space<Cofrees<Questions>, Element>

extension Space {
  /// Unfolds a machine from its state and what a state shows.
  @inlinable
  public init<Questions>(state: Questions.State, show: @escaping (Questions.State) -> Element)
  where C == Cofrees<Questions> {
    self.init(origin: state) { show($0.state) }
  }

  /// Returns the answer to a query, and the machine after it.
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
  /// Makes an update from a talk: each question is answered by the machine, in turn.
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

  /// Returns the update of one question, answered.
  @inlinable
  public static func query<Questions>(_ query: Questions.Query) -> Update
  where C == Cofrees<Questions>, Value == Questions.Answer {
    Update(Free.ask(query) { .done($0) })
  }
}
