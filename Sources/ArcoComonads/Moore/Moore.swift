/// A machine that shows something in every state and moves by inputs alone: the architecture of
/// Elm and Redux.
///
/// - State: the machine's memory.
/// - Input: a message to the machine.
/// - Element: the machine's picture of a state.
///
///     let total = Moore(initial: 0, update: { $0 += $1 }, render: { "\($0) in all" })
///     total.receive(3).extract()   // "3 in all"
///
/// Laws, checked by `MooreTests`: a word of inputs received at once is its inputs received in turn.
/// (`ArcoLaws` has no suite for it: your own instance has no words other than its inputs in
/// turn.)
/// - Complexity: a look and a move cost the view and one step; the state is kept, not the word.
/// - In the literature: Moore machine; cofree over functions from inputs.
public typealias Moore<State, Input, Element> = Space<Moores<State, Input>, Element>

extension Space {
  /// Makes a machine from its first state, what inputs do to a state, and what a state shows.
  @inlinable
  public init<State, Input>(
    initial state: State,
    update step: @escaping (inout State, Input) -> Void,
    render: @escaping (State) -> Element
  ) where C == Moores<State, Input> {
    self.init(
      origin: Machine(state: state, step: step),
      position: Moment(state),
      lookup: { render($0.state) }
    )
  }

  /// Makes a machine from a seed and a function that shows a seed and says which seed follows.
  ///
  /// - In the literature: unfold, the anamorphism.
  @inlinable
  public static func unfold<State, Input>(
    _ seed: State,
    _ grow: @escaping (State) -> (Element, (Input) -> State)
  ) -> Space where C == Moores<State, Input> {
    Space(initial: seed, update: { $0 = grow($0).1($1) }, render: { grow($0).0 })
  }

  /// Returns the machine after an input.
  @inlinable
  public func receive<State, Input>(_ input: Input) -> Space where C == Moores<State, Input> {
    moved(to: shape.moment(after: input))
  }

  /// Returns the machine that takes other inputs, each for what `translate` makes of it.
  @inlinable
  public func contramap<State, Input, Other>(
    _ translate: @escaping (Other) -> Input
  ) -> Space<Moores<State, Other>, Element> where C == Moores<State, Input> {
    let step = origin.step
    return Space<Moores<State, Other>, Element>(
      origin: Machine(state: origin.state, step: { step(&$0, translate($1)) }),
      position: position,
      lookup: lookup
    )
  }
}
