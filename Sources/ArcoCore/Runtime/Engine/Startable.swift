/// Something that starts once the state is reconciled: an effect, the turn of a queue, a
/// cancellation.
///
/// `@unchecked Sendable` as its class is: it has no stored property.
@usableFromInline
class Startable: Sender, @unchecked Sendable {
  /// Starts it.
  func start() { mustOverride() }

  /// Takes its turn in the cancellations of a send, which come before anything starts.
  ///
  /// Turns come in the order in which things were asked for. At its turn a cancellation is carried
  /// out, and an effect lists itself for those to come. So a cancellation covers what was asked for
  /// before it, and nothing that was asked for after it.
  /// - Returns: whether nothing is left to start.
  func cancelTogether() -> Bool { mustOverride() }

  /// Takes back what a send asked for, before it has started.
  func revoke() { mustOverride() }
}
