/// Who leaves letters in the mailbox: an effect, a queue or a timer that waits for its time, or
/// somebody who waits for a send.
///
/// `@unchecked Sendable`: other threads only carry it. What is stored here and in subclasses is touched in the
/// isolation of the driver's owner alone, by what delivered mail does and by the owner's own calls.
@usableFromInline
class Sender: @unchecked Sendable {
  /// Whether what it sent is delivered; else it is dropped.
  final var isAlive = true
  /// The send that it belongs to.
  final var origin = Origin.none

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
