#if !hasFeature(Embedded)
  extension SendTask: CustomStringConvertible {
    /// Which send it was, if it started something.
    public var description: String {
      requester == nil ? "a send that started nothing" : "send \(number)"
    }
  }

  extension Scope: CustomStringConvertible {
    /// The type and the part's state as it is.
    public var description: String { "\(Self.self)(state: \(state))" }
  }

  extension Driver: CustomStringConvertible {
    /// The type and the state as it is.
    public var description: String { "\(Self.self)(state: \(state))" }
  }

  extension Dispatcher: CustomStringConvertible {
    /// The type: what a dispatcher does is functions, which do not print.
    public var description: String { "\(Self.self)" }
  }
#endif
