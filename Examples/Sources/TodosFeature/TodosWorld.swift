import Arco

/// What the todos need from outside.
public struct TodosWorld: Sendable {
  /// Keeps all todos somewhere, and says once how that went, unless it is cancelled.
  public var save: @Sendable ([Todo], _ answer: @escaping Answer) -> Cancellation

  /// Hears how saving went.
  public typealias Answer = @Sendable (Result<Void, SaveError>) -> Void

  /// Makes a world that calls back, as a browser does.
  public init(calling save: @escaping @Sendable ([Todo], @escaping Answer) -> Cancellation) {
    self.save = save
  }

  #if !hasFeature(Embedded)
    /// Makes a world of an asynchronous function.
    public init(save: @escaping @Sendable ([Todo]) async throws(SaveError) -> Void) {
      self.init(calling: { todos, answer in
        .running {
          do throws(SaveError) {
            try await save(todos)
            answer(.success(()))
          } catch {
            answer(.failure(error))
          }
        }
      })
    }
  #endif
}

/// Why todos could not be saved.
public enum SaveError: Error, Codable, Equatable, Sendable {
  /// The store does not answer: try again.
  case unreachable
  /// There is no room for so many: delete some.
  case full(most: Int)
}

/// How saving stands.
public enum SaveState: Codable, Equatable, Sendable {
  /// What is shown is what is kept.
  case saved
  /// The last change is on its way.
  case saving
  /// The last change is not kept; the next one, or a retry, tries again.
  case failed(SaveError)
}
