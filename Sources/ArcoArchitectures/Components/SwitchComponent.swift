public import ArcoComonads
public import ArcoCore
import ArcoOptics

/// Two components of which one is shown, and both keep their states: tabs. It is a component over
/// the comonad `Switch`.
///
/// - World: the world of the left component and of the tabs. The effects of the right component
///   receive the world with which that component was made.
/// - Content: the content of both views.
/// - Left, Right: the states of the components.
/// - LeftInput, RightInput: the inputs of the components.
///
///     let tabs = SwitchComponent(inbox, settings) { tabs, shown, send in
///       main {
///         button("Inbox (\(tabs.left.count))", .onClick { send(.show(.left)) })
///         button("Settings", .onClick { send(.show(.right)) })
///         shown
///       }
///     }
///
/// The hidden side keeps its state, takes inputs and runs its effects; its view is not shown.
///
/// Law: after the same moves, the component shows the same as a `Switch`. Checked by
/// `ComponentSemanticsTests`.
public typealias SwitchComponent<
  World: Sendable, Left, Right, LeftInput: Sendable, RightInput: Sendable,
  Content: ArcoCore.Content
> = Program<World, Tabs<Left, Right>, TabsInput<LeftInput, RightInput>, Content>

/// The states of two tabs, and the side that is shown.
///
/// - Left, Right: the states of the sides.
public struct Tabs<Left, Right> {
  /// The state of the left side. The side keeps it while it is hidden.
  public var left: Left
  /// The state of the right side. The side keeps it while it is hidden.
  public var right: Right
  /// The side that is shown.
  public var side: Side

  /// Makes the state of two tabs; the left one is shown by default.
  public init(left: Left, right: Right, side: Side = .left) {
    self.left = left
    self.right = right
    self.side = side
  }
}

extension Tabs: Equatable where Left: Equatable, Right: Equatable {}
extension Tabs: Sendable where Left: Sendable, Right: Sendable {}

/// The inputs of two tabs.
///
/// - Left, Right: the inputs of the sides.
public enum TabsInput<Left: Sendable, Right: Sendable>: Sendable {
  /// An input of the left side, which also takes inputs while it is hidden.
  case left(Left)
  /// An input of the right side, which also takes inputs while it is hidden.
  case right(Right)
  /// Brings a side into view.
  case show(Side)
}

extension TabsInput: Equatable where Left: Equatable, Right: Equatable {}

extension Program {
  /// Makes two tabs, each with its own world.
  ///
  /// - Parameter render: makes the view of the tabs, which contains the view of the side that is
  ///   shown.
  public init<Left, Right, LeftInput, RightInput, RightWorld>(
    _ left: Program<World, Left, LeftInput, Content>,
    _ right: Program<RightWorld, Right, RightInput, Content>,
    showing side: Side = .left,
    render: @escaping (State, Content, Send<Input>) -> Content
  ) where State == Tabs<Left, Right>, Input == TabsInput<LeftInput, RightInput> {
    let leftChild = left.component.dispatcher.child(
      state: Lens<State, Left>(
        get: { $0.left }, modify: { tabs, change in change(&tabs.left) }, footprint: .field(0)),
      input: Prism<Input, LeftInput>(TabsInput.left, footprint: .case(0)) {
        if case .left(let input) = $0 { input } else { nil }
      })
    let rightChild = right.dispatcherInItsWorld(World.self).child(
      state: Lens<State, Right>(
        get: { $0.right }, modify: { tabs, change in change(&tabs.right) }, footprint: .field(1)),
      input: Prism<Input, RightInput>(TabsInput.right, footprint: .case(1)) {
        if case .right(let input) = $0 { input } else { nil }
      })
    self.init(
      Component(
        Dispatcher {
          leftChild
          rightChild
          Dispatcher<World, State, Input>.reduce { tabs, input in
            if case .show(let side) = input { tabs.side = side }
          }
        },
        .placing { parts in
          let leftView = parts.place(leftChild, left.component.face)
          let rightView = parts.place(rightChild, right.component.face)
          return parts.view { tabs, send in
            render(tabs, tabs.side == .left ? leftView : rightView, send)
          }
        }),
      state: Tabs(left: left.state, right: right.state, side: side),
      world: left.world
    )
  }
}

#if !hasFeature(Embedded)
  extension Tabs: Codable where Left: Codable, Right: Codable {}
  extension TabsInput: Codable where Left: Codable, Right: Codable {}
#endif
