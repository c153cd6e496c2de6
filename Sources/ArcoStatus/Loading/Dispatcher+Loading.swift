public import ArcoCore

extension Dispatcher {
  /// Makes the dispatcher of a value that comes from elsewhere, by an effect that loads it.
  ///
  /// A newer `load` cancels an older one, and what that brings is not heard.
  /// - Parameter effect: ends in `.loaded` or `.failed`; it is to be in this queue.
  public static func loading<Value, Failure>(
    _ effect: (Queue) -> Effect<World, State, Input>
  ) -> Dispatcher where State == Loading<Value, Failure>, Input == LoadingInput<Value, Failure> {
    let queue = Queue("loading", .latest())
    let load = effect(queue)
    return .update { loading, input in
      switch input {
      case .load:
        loading.begin()
        return load
      case .loaded(let value): loading = .loaded(value)
      case .failed(let failure): loading = .failed(failure, loading.value)
      case .stop:
        loading.stop()
        return .cancel(queue)
      }
      return .none
    }
  }

  #if !hasFeature(Embedded)
    /// Makes the dispatcher of a value that comes from elsewhere.
    ///
    ///     typealias Prices = Loading<[Int], Offline>
    ///     let prices = Dispatcher<ShopWorld, Prices, LoadingInput<[Int], Offline>>.loading {
    ///       world throws(Offline) in
    ///       try await world.prices()
    ///     }
    ///
    /// A newer `load` cancels an older one, and what that brings is not heard.
    public static func loading<Value, Failure>(
      _ load: @escaping @Sendable (World) async throws(Failure) -> Value
    ) -> Dispatcher where State == Loading<Value, Failure>, Input == LoadingInput<Value, Failure> {
      .loading { queue in
        .task(queue: queue) { world, out throws(Failure) in
          out.send(.loaded(try await load(world)))
        } catch: {
          .failed($0)
        }
      }
    }
  #endif
}
