package import ArcoCore

/// Where a view keeps the model it made, as SwiftUI keeps this.
///
/// Empty at first: SwiftUI makes a view's initial state each time its parent runs and throws all
/// but the first away, and a component must not be started to be thrown away.
@MainActor
package final class ModelOwner<
  World: Sendable, State, Input: Sendable, Content: ArcoCore.Content
> {
  package typealias Model = ComponentModel<World, State, Input, Content>

  private var model: Model?

  package nonisolated init() {}

  /// Returns the model, made on the first call.
  package func model(_ make: () -> Model) -> Model {
    if let model { return model }
    let made = make()
    model = made
    return made
  }
}
