import Arco

/// The store that the todos need.
public struct TodosWorld: Sendable {
  /// Stores all todos, and calls `answer` once with the result, unless cancelled.
  public var save: @Sendable ([Todo], _ answer: @escaping Answer) -> Cancellation

  /// The function that receives the result of a save.
  public typealias Answer = @Sendable (Result<Void, SaveError>) -> Void

  /// Makes a world from a function that calls back, as in a browser.
  public init(calling save: @escaping @Sendable ([Todo], @escaping Answer) -> Cancellation) {
    self.save = save
  }

  #if !hasFeature(Embedded)
    /// Makes a world from an asynchronous function.
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

/// The reason why the todos were not saved.
public enum SaveError: Error, Codable, Equatable, Sendable {
  /// The store does not answer: try again.
  case unreachable
  /// The store has room for `most` todos: delete some.
  case full(most: Int)
}

/// The state of saving.
public enum SaveState: Codable, Equatable, Sendable {
  /// The shown todos are saved.
  case saved
  /// The last change is being saved.
  case saving
  /// The last change is not saved. The next change, or a retry, saves again.
  case failed(SaveError)
}
