public import ArcoCore

extension Dispatcher {
  /// Makes the dispatcher of a value that an effect loads.
  ///
  /// A newer `load` cancels an older one, whose result is dropped.
  /// - Parameter effect: returns the effect that loads, which has to use the given queue and end
  ///   with `.loaded` or `.failed`.
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
    /// Makes the dispatcher of a value that an asynchronous function loads.
    ///
    ///     typealias Prices = Loading<[Int], Offline>
    ///     let prices = Dispatcher<ShopWorld, Prices, LoadingInput<[Int], Offline>>.loading {
    ///       world throws(Offline) in
    ///       try await world.prices()
    ///     }
    ///
    /// A newer `load` cancels an older one, whose result is dropped.
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
