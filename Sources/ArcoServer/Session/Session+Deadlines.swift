#if Server
  extension Session {
    private enum Deadline {
      case end(CloseCode)
      case dropLine(CloseCode)
    }

    /// The deadline that comes first, in the time of `time.now()`.
    private var deadline: (at: Duration, what: Deadline)? {
      switch phase {
      case .ended:
        return nil
      case .unclaimed(let since):
        return (since + limits.unclaimed, .end(.normal))
      case .away(let since):
        return (since + limits.away, .end(.normal))
      case .attached(let attachment):
        var first: (at: Duration, what: Deadline) = (
          attachment.lastHeard + limits.silence, .dropLine(.goingAway)
        )
        let idle = attachment.lastEvent + limits.idle
        if idle <= first.at { first = (idle, .end(.idle)) }
        if let since = attachment.overrunSince, since + limits.slowReader < first.at {
          first = (since + limits.slowReader, .dropLine(.slowReader))
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
      case .end(let code):
        end(code)
      case .dropLine(let code):
        guard case .attached(let attachment) = phase else { return }
        attachment.hangUp(code)
        leave(attachment.number, forGood: false)
      }
    }
  }
#endif
