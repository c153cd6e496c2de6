public import ArcoCore

/// A program of which others know the kind of view and nothing else.
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
/// A parent that takes `some ProgramProtocol<HTML>` works with a child of any architecture. A function that
/// returns one hides which states, inputs and comonads its component is made of.
///
/// - In the literature: an existential type, as ∃S hides the state of a Moore machine.
public protocol ProgramProtocol<Content> {
  /// What effects need from outside.
  associatedtype World: Sendable
  /// What is remembered.
  associatedtype State
  /// What can happen.
  associatedtype Input: Sendable
  /// What is shown.
  associatedtype Content: ArcoCore.Content

  /// The program, which every host takes.
  var program: Program<World, State, Input, Content> { get }
}

extension Program: ProgramProtocol {
  /// The program itself.
  public var program: Program { self }
}
