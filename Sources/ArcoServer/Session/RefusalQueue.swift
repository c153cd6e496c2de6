#if Server
  import ArcoHTML

  /// The refusals that a client is not known to have heard of, oldest first.
  ///
  /// A line may break with refusals on it: they are sent again over the next one, until the client
  /// says that it heard them. So no event is refused without its client knowing.
  struct RefusalQueue: Sendable {
    struct Refusal: Equatable, Sendable {
      var reference: Int
      var reason: EventRefusal
    }

    private var refusals: [Refusal] = []
    /// How many of them were sent over the present line.
    private var sent = 0

    var count: Int { refusals.count }
    var all: [Refusal] { refusals }

    /// The event of the one that is next to be sent.
    var nextReference: Int? { sent < refusals.count ? refusals[sent].reference : nil }

    mutating func append(_ refusal: Refusal) { refusals.append(refusal) }

    /// The next one to send, which then counts as sent.
    mutating func next() -> Refusal? {
      guard sent < refusals.count else { return nil }
      sent += 1
      return refusals[sent - 1]
    }

    /// A new line has heard of none of them.
    mutating func sendAgain() { sent = 0 }

    /// Drops those sent whose events are not newer than the reference.
    mutating func heard(_ reference: Int) {
      let count = refusals.prefix(sent).prefix { $0.reference <= reference }.count
      refusals.removeFirst(count)
      sent -= count
    }
  }
#endif
