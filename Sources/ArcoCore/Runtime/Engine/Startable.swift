/// Something that starts once the state is reconciled: an effect, the turn of a queue, a cancellation.
///
/// `@unchecked Sendable` as its class is: it has no stored property.
@usableFromInline
class Startable: Sender, @unchecked Sendable {
  /// Starts it.
  func start() { mustOverride() }

  /// Takes its part in the cancellations of a send, which are carried out before anything starts.
  ///
  /// Each covers what was asked for before it and not what was asked for after it. So a cancellation is
  /// carried out now, and an effect lists itself for those to come.
  /// - Returns: whether that was all there is to do.
  func cancelTogether() -> Bool { mustOverride() }

  /// Takes back what a send asked for, before it has started.
  func revoke() { mustOverride() }
}
