public import ArcoCore

/// A program with hidden state, inputs and comonad: its users know only the type of its views.
///
///     func boss() -> some ProgramProtocol<HTML> {
///       MooreComponent(
///         initialState: 0,
///         update: { (orders: inout Int, more: Int) in orders += more },
///         render: { orders, send in button("\(orders)", .onClick { send(1) }) })
///     }
///     func beside(_ child: some ProgramProtocol<HTML>) -> some ProgramProtocol<HTML> {
///       DayComponent(boss().program, child.program) { boss, child in main { boss; child } }
///     }
///     let page = TestPage(beside(boss()).program)
///
/// A parent that takes `some ProgramProtocol<HTML>` works with a child of any architecture. A
/// function that returns `some ProgramProtocol<HTML>` can change its architecture without changing
/// its callers.
///
/// - In the literature: an existential type, as ∃S hides the state of a Moore machine.
public protocol ProgramProtocol<Content> {
  /// The world, passed to effects when they start.
  associatedtype World: Sendable
  /// The state.
  associatedtype State
  /// The inputs.
  associatedtype Input: Sendable
  /// The content: the type of the views.
  associatedtype Content: ArcoCore.Content

  /// The program, which every host takes.
  var program: Program<World, State, Input, Content> { get }
}

extension Program: ProgramProtocol {
  /// The program itself.
  public var program: Program { self }
}
