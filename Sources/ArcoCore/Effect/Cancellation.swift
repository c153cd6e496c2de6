/// What stops a running effect.
///
/// Called at most once, in the isolation of the driver's owner: when the effect's id is cancelled
/// or its component goes away. Not called for an effect that finished by itself.
public struct Cancellation: Sendable {
  let stop: @Sendable () -> Void

  /// Makes a cancellation.
  public init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }

  /// Nothing to stop.
  public static var none: Cancellation { Cancellation {} }
}
