public import ArcoComonads
public import ArcoCore

extension Space {
  /// Returns a program whose views are the elements of this space, and whose inputs move the space
  /// as `dispatcher` says.
  ///
  ///     let pages = Zipper(["One", "Two"].map { title in
  ///       { (send: Send<Turn>) in button(title, .onClick { send(.right) }) }
  ///     })
  ///     let book = pages.handling(with: .moves { $0 == .left ? .left() : .right() })
  ///
  /// After each move, the view at the new position is made. An input of a view is applied to the
  /// current position, even if the view was made at an earlier position.
  /// - Parameter environment: the world, passed to effects when they start.
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

  /// Returns a program whose views are the elements of this space, with a dispatcher that needs no
  /// world.
  public func handling<Input, Content>(
    with dispatcher: Dispatcher<Void, Present<C>, Input>
  ) -> Program<Void, Present<C>, Input, Content> where Element == (Send<Input>) -> Content {
    handling(with: dispatcher, environment: ())
  }
}
