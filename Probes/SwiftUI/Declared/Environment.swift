// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  let keyPath: KeyPath<EnvironmentValues, Value>
  let found: Found<Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    found = Found()
  }
  public var wrappedValue: Value {
    found.value ?? EnvironmentValues(Surroundings())[keyPath: keyPath]
  }

  var key: AnyKeyPath { keyPath }
  func read(_ values: EnvironmentValues) { found.value = values[keyPath: keyPath] }
}

public struct EnvironmentValues {
  let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { surroundings.dismiss }
  public var scenePhase: ScenePhase { ScenePhase.device.current }
}

@MainActor @preconcurrency public struct DismissAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

public enum ScenePhase: Comparable {
  case background
  case inactive
  case active

  // Used only on the main actor, where views run.
  nonisolated(unsafe) static let device = StateCell(ScenePhase.active)
}
