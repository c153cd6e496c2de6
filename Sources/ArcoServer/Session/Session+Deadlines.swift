#if Server
  extension Session {
    private enum Deadline {
      case end(CloseReason, forGood: Bool = false)
      case dropLine(CloseReason)
    }

    /// The deadline that comes first, in the time of `time.now()`.
    private var deadline: (at: Duration, what: Deadline)? {
      switch phase {
      case .ended:
        return nil
      case .unclaimed where formsInHand > 0:
        return nil
      case .unclaimed(let since):
        return (since + (isPlain ? limits.idle : limits.unclaimed), .end(.done))
      case .away(let since):
        return (since + limits.away, .end(.done))
      case .left(let since):
        return (since + limits.left, .end(.done, forGood: true))
      case .attached(let attachment):
        var first: (at: Duration, what: Deadline) = (
          attachment.lastHeard + limits.silence, .dropLine(.silent(limits))
        )
        let idle = attachment.lastEvent + limits.idle
        if idle <= first.at { first = (idle, .end(.idle(limits))) }
        if let since = attachment.overrunSince, since + limits.slowReader < first.at {
          first = (since + limits.slowReader, .dropLine(.slowReader(limits)))
        }
        if attachment.renewalDue < first.at {
          first = (attachment.renewalDue, .dropLine(.renewal))
        }
        return first
      }
    }

    /// When there is something to do; nil once the session has ended.
    var nextDeadline: Duration? { deadline?.at }

    /// Carries out the deadline that has come.
    func meetDeadline() {
      guard let deadline, deadline.at <= time.now() else { return }
      switch deadline.what {
      case .end(let reason, let forGood):
        end(reason, forGood: forGood)
      case .dropLine(let reason):
        guard case .attached(let attachment) = phase else { return }
        attachment.hangUp(reason)
        leave(attachment.number, .none)
      }
    }
  }
#endif
