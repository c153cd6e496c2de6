package import ArcoCore

/// Stores the model that a view has made. SwiftUI stores the owner in the view's `@State`.
///
/// It is empty at first: SwiftUI makes a view's initial state each time that the parent runs, and
/// discards all but the first. A component must not start only to be discarded.
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
