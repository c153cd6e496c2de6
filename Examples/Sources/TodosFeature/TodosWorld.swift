/// What the todos need from outside.
public struct TodosWorld: Sendable {
  /// Keeps all todos somewhere.
  public var save: @Sendable ([Todo]) async throws(SaveError) -> Void

  /// Makes a world.
  public init(save: @escaping @Sendable ([Todo]) async throws(SaveError) -> Void) {
    self.save = save
  }
}

/// Why todos could not be saved.
public enum SaveError: Error, Equatable, Sendable {
  /// The store does not answer: try again.
  case unreachable
  /// There is no room for so many: delete some.
  case full(most: Int)
}

/// How saving stands.
public enum SaveState: Equatable, Sendable {
  /// What is shown is what is kept.
  case saved
  /// The last change is on its way.
  case saving
  /// The last change is not kept; the next one, or a retry, tries again.
  case failed(SaveError)
}
