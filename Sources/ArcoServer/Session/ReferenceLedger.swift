#if Server
  /// Which of the client's events have been dealt with: each takes effect exactly once, in order.
  package struct ReferenceLedger: Sendable {
    package enum Admission: Equatable {
      case apply
      case duplicate
      /// References grow by one each time: a gap means that this is not our client.
      case gap
    }

    /// - Parameter applied: the newest event that was dealt with before.
    package init(applied: Int = 0) { self.applied = applied }

    /// The newest event that was applied or refused.
    package private(set) var applied: Int

    package mutating func admit(_ reference: Int) -> Admission {
      if reference <= applied { return .duplicate }
      // Cannot overflow: `applied` is a number of the wire, below 2^31, whether it came from a client or a store.
      guard reference == applied + 1 else { return .gap }
      applied = reference
      return .apply
    }
  }
#endif
