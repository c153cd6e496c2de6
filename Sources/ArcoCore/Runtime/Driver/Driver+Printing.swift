#if !hasFeature(Embedded)
  extension SendTask: CustomStringConvertible {
    /// `send 7`, with the number that the driver gave this send. If the send started no effect,
    /// `a send that started nothing`.
    public var description: String {
      requester == nil ? "a send that started nothing" : "send \(number)"
    }
  }

  extension Scope: CustomStringConvertible {
    /// The name of the type and the current state of the part.
    public var description: String { "\(Self.self)(state: \(state))" }
  }

  extension Driver: CustomStringConvertible {
    /// The name of the type and the current state.
    public var description: String { "\(Self.self)(state: \(state))" }
  }

  extension Dispatcher: CustomStringConvertible {
    /// The name of the type. A dispatcher consists of functions, which cannot be printed.
    public var description: String { "\(Self.self)" }
  }
#endif
