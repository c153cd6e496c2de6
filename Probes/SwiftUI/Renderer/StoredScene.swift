/// The values that a device stores for its scenes (`@SceneStorage`) while their app does not run.
enum StoredScene {
  /// Used only on the main actor, where views are made.
  nonisolated(unsafe) private static var cells: [String: any AnyStateCell] = [:]

  /// Returns the value that is stored under a key.
  static func cell<Value>(_ key: String, _ initial: Value) -> StateCell<Value> {
    if let kept = cells[key] as? StateCell<Value> { return kept }
    let new = StateCell(initial)
    cells[key] = new
    return new
  }
}
