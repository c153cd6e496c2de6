#if canImport(Combine)
  public import Combine
#elseif canImport(OpenCombine)
  public import OpenCombine
#endif

#if canImport(Combine) || canImport(OpenCombine)
  extension Effect {
    /// Sends an input for each value of a publisher, until it completes.
    ///
    /// ```
    /// let watch = Effect<World, Prices, PricesInput>.publisher(
    ///   of: { world in world.prices }) { .price($0) }
    /// ```
    ///
    /// Cancelling the effect cancels the subscription.
    /// - Parameter publisher: makes the publisher. It is called in the isolation of the driver's
    ///   owner when the effect starts.
    public static func publisher<Values: Publisher>(
      of publisher: @escaping @Sendable (World) -> Values,
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ input: @escaping @Sendable (Values.Output) -> Input
    ) -> Effect where Values.Failure == Never, Values: SendableMetatype {
      .callback(id: id, queue: queue) { world, out in
        let subscription = Subscribed(
          publisher(world).sink(
            receiveCompletion: { _ in out.finish() },
            receiveValue: { out.send(input($0)) }))
        return Cancellation { subscription.cancel() }
      }
    }

    /// Sends an input for each value of a publisher that can fail.
    ///
    /// - Parameter failed: returns the input for a failure. If it returns nil, the driver reports
    ///   ``Problem/effectFailed(id:failure:)``.
    public static func publisher<Values: Publisher>(
      of publisher: @escaping @Sendable (World) -> Values,
      id: EffectID? = nil,
      queue: Queue? = nil,
      _ input: @escaping @Sendable (Values.Output) -> Input,
      catch failed: @escaping @Sendable (Values.Failure) -> Input?
    ) -> Effect where Values: SendableMetatype {
      .callback(id: id, queue: queue) { world, out in
        let subscription = Subscribed(
          publisher(world).sink(
            receiveCompletion: { completion in
              if case .failure(let failure) = completion { out.fail(failure, failed) }
              out.finish()
            },
            receiveValue: { out.send(input($0)) }))
        return Cancellation { subscription.cancel() }
      }
    }
  }

  /// A subscription that is cancelled with its effect.
  ///
  /// `@unchecked Sendable`: only the start and the cancellation of the effect access it, both in
  /// the isolation of the driver's owner.
  private final class Subscribed: @unchecked Sendable {
    private let subscription: AnyCancellable

    init(_ subscription: AnyCancellable) { self.subscription = subscription }

    func cancel() { subscription.cancel() }
  }
#endif
