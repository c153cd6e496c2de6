/// What can happen to a store with an effect.
public enum LoadInput: Sendable {
  case load
  case loaded(Int)
}

/// The work of W4: it returns at once.
public func load() async -> Int { 1 }

/// W4 by hand: a store on the main actor that starts a task and takes its result.
@MainActor public final class HandLoader {
  /// How much was loaded.
  public private(set) var total = 0
  private let onLoaded: () -> Void

  /// Makes a store that tells of each result.
  public init(onLoaded: @escaping () -> Void) { self.onLoaded = onLoaded }

  /// Handles an input.
  public func send(_ input: LoadInput) {
    switch input {
    case .load:
      Task.detached {
        let result = await load()
        await self.send(.loaded(result))
      }
    case .loaded(let result):
      total += result
      onLoaded()
    }
  }
}
