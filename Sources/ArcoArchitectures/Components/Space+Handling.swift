public import ArcoComonads
public import ArcoCore

extension Space {
  /// Returns the component of this space: every position's view, and what inputs do.
  ///
  ///     let pages = Zipper(["One", "Two"].map { title in
  ///       { (send: Send<Turn>) in button(title, .onClick { send(.right) }) }
  ///     })
  ///     let book = pages.handling(with: .moves { $0 == .left ? .left() : .right() })
  ///
  /// The views are asked again after each move, at the position that was reached; what they send is
  /// handled against the space as it then is, never as it was when they were made.
  /// - Parameter environment: what the dispatcher's effects need from outside.
  public func handling<World, Input, Content>(
    with dispatcher: Dispatcher<World, Present<C>, Input>,
    environment: World
  ) -> Program<World, Present<C>, Input, Content> where Element == (Send<Input>) -> Content {
    Program(
      Component(dispatcher, Face { present, send in at(present).extract()(send) }),
      state: Present(self),
      world: environment
    )
  }

  /// Returns the component of this space, with a dispatcher that needs nothing from outside.
  public func handling<Input, Content>(
    with dispatcher: Dispatcher<Void, Present<C>, Input>
  ) -> Program<Void, Present<C>, Input, Content> where Element == (Send<Input>) -> Content {
    handling(with: dispatcher, environment: ())
  }
}
