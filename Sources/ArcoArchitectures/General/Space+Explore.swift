public import ArcoComonads
public import ArcoCore

extension Space {
  /// Returns a program from this space of views. It shows the view at the current position, and
  /// moves the space by the acts of the view.
  ///
  ///     let driver = Driver(stepper.explore())
  ///
  /// - Parameter environment: the world, passed to effects when they start.
  /// - In the literature: `explore`.
  public func explore<World, Content>(
    environment: World
  ) -> Program<World, Present<C>, Act<World, C>, Content>
  where Element == UI<World, C, Content> {
    Program(
      Component(
        .update { present, act in act.perform(on: &present) },
        Face { present, send in at(present).extract()(Handler(send)) }),
      state: Present(self),
      world: environment
    )
  }

  /// Returns a program from this space of views, whose effects need no world.
  public func explore<Content>() -> Program<Void, Present<C>, Act<Void, C>, Content>
  where Element == UI<Void, C, Content> {
    explore(environment: ())
  }
}
