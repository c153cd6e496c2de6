/// What a device keeps of its scenes while their app does not run.
enum StoredScene {
  /// Touched on the main actor alone, where views are made.
  nonisolated(unsafe) private static var cells: [String: any AnyStateCell] = [:]

  /// Returns what is kept under a key.
  static func cell<Value>(_ key: String, _ initial: Value) -> StateCell<Value> {
    if let kept = cells[key] as? StateCell<Value> { return kept }
    let new = StateCell(initial)
    cells[key] = new
    return new
  }
}
