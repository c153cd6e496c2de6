/// The values that a view gets from the views around it.
struct Surroundings {
  /// Whether the views here are rows of a list.
  var isInList = false
  /// The navigation stack around the view.
  var stack: StackPath?
  /// The action that closes the presentation around the view.
  var dismiss = DismissAction {}
}

/// A property wrapper that reads the environment.
protocol EnvironmentReading {
  var key: AnyKeyPath { get }
  func read(_ values: EnvironmentValues)
}

/// The value of the environment that a view got when its body last ran.
@usableFromInline final class Found<Value> {
  var value: Value?
}
