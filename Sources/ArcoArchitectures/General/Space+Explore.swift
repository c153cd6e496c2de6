public import ArcoComonads
public import ArcoCore

extension Space {
  /// Returns this component as one that a driver runs: it shows the view at the position in view,
  /// and moves by what that asks for.
  ///
  ///     let driver = Driver(stepper.explore())
  ///
  /// - Parameter environment: what effects need from outside.
  /// - In the literature: `explore`, which a driver then goes on with.
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

  /// Returns this component, which needs nothing from outside, as one that a driver runs.
  public func explore<Content>() -> Program<Void, Present<C>, Act<Void, C>, Content>
  where Element == UI<Void, C, Content> {
    explore(environment: ())
  }
}
