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
  /// Effects and cancellations take their turns in the order in which they were requested. At its
  /// turn, an effect enters a list, and a cancellation cancels effects of that list. So a
  /// cancellation covers earlier effects only.
  /// - Returns: whether nothing is left to start.
  func cancelTogether() -> Bool { mustOverride() }

  /// Takes back what a send asked for, before it has started.
  func revoke() { mustOverride() }
}
