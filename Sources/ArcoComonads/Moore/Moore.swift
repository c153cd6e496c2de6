/// A machine that shows content in every state and changes only through inputs: the architecture of
/// Elm and Redux.
///
/// - State: the state of the machine.
/// - Input: a message to the machine.
/// - Element: the content that a state shows.
///
///     let total = Moore(initial: 0, update: { $0 += $1 }, render: { "\($0) in all" })
///     total.receive(3).extract()   // "3 in all"
///
/// Law, checked by `MooreTests`: several inputs received in one call equal the same inputs received
/// in turn. (`ArcoLaws` has no suite for this law, as only this module's own functions could break
/// it.)
/// - Complexity: showing costs one call of `render`, and a move costs one step. The machine keeps
///   the state, not the inputs.
/// - In the literature: Moore machine; cofree over functions from inputs.
public typealias Moore<State, Input, Element> = Space<Moores<State, Input>, Element>

extension Space {
  /// Makes a machine from its first state, a function that applies an input, and a function that
  /// shows a state.
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

  /// Makes a machine from a seed, and a function that returns the content for a seed and the next
  /// seed for an input.
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

  /// Returns a machine for other inputs, which `translate` converts to this machine's inputs.
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
