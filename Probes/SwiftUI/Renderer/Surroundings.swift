/// What a view has from where it stands.
struct Surroundings {
  /// Whether what stands here are rows of a list.
  var isInList = false
  /// The navigation stack around.
  var stack: StackPath?
  /// What closes the presentation around.
  var dismiss = DismissAction {}
}

/// A property wrapper that reads the environment.
protocol EnvironmentReading {
  var key: AnyKeyPath { get }
  func read(_ values: EnvironmentValues)
}

/// What a view was handed of the environment when its body ran last.
@usableFromInline final class Found<Value> {
  var value: Value?
}
