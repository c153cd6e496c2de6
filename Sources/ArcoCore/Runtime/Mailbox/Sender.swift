/// A sender of letters: an effect, a queue, a timer, or the request of a caller that waits for a
/// send or cancels it.
///
/// `@unchecked Sendable`: other threads only carry it. Its properties are touched in the isolation
/// of the driver's owner alone, and so are those of subclasses, unless they say what protects them.
@usableFromInline
class Sender: @unchecked Sendable {
  /// The send that it belongs to.
  final var origin = Origin.none
  /// Whether what it sent is delivered; else it is dropped.
  final var isAlive = true

  init() {}

  /// Whether it is an effect that waits or runs in some queue.
  func isIn(_ queue: Sender) -> Bool { false }

  /// Applies the input that it sent first.
  func receiveFirst() { mustOverride() }

  /// Hears that the time it waited for has come.
  func ring() { mustOverride() }

  /// Hears that its last letter was delivered.
  func finish() { mustOverride() }
}

/// Whom a mailbox delivers to.
@usableFromInline
class MailRecipient {
  /// Applies letters, in the owner's isolation.
  func deliver(_ letters: ArraySlice<Letter>) { mustOverride() }

  #if hasFeature(Embedded)
    /// Applies a letter now, or as soon as what is under way is over.
    func take(_ letter: Letter) { mustOverride() }
  #endif
}

@available(*, unavailable)
extension MailRecipient: Sendable {}
