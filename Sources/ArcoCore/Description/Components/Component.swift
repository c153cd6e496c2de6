/// A dispatcher and a face, together.
///
/// - World, State, Input: the types of the dispatcher.
/// - Content: the kind of view that the face makes.
///
///     let coffee = { Component(brew, brewFace()) }
///
/// - In the literature: a comonadic value `W<UI<V>>`: all screens that a thing could show, and the
///   screen that it shows now. Here `W` is `Store`.
public struct Component<World: Sendable, State, Input: Sendable, Content: ArcoCore.Content> {
  /// The dispatcher: what each input does.
  public let dispatcher: Dispatcher<World, State, Input>
  /// The face: how the state looks.
  public let face: Face<State, Input, Content>

  /// Joins a dispatcher and a face.
  public init(
    _ dispatcher: Dispatcher<World, State, Input>, _ face: Face<State, Input, Content>
  ) {
    self.dispatcher = dispatcher
    self.face = face
  }

  /// Joins a dispatcher and a view function.
  ///
  /// Disfavoured for the reason given at ``Face/init(_:)``.
  @_disfavoredOverload
  public init(
    _ dispatcher: Dispatcher<World, State, Input>,
    view: @escaping (State, Send<Input>) -> Content
  ) {
    self.init(dispatcher, Face(view))
  }

  /// Joins a dispatcher and a view function that places children.
  ///
  ///     func coffee() -> PageComponent<Brew> {
  ///       .showing(brew) { brew, send, parts in
  ///         parts.place(beans, doseFace("Beans"))
  ///         p("1 : \(brew.ratio)")
  ///       }
  ///     }
  @_disfavoredOverload
  public static func showing(
    _ dispatcher: Dispatcher<World, State, Input>,
    _ view: @escaping (State, Send<Input>, Parts<State, Input, Content>) -> Content
  ) -> Component {
    Component(dispatcher, .showing(view))
  }
}

@available(*, unavailable)
extension Component: Sendable {}
