#if !hasFeature(Embedded)
  extension EffectID: CustomStringConvertible {
    /// The name in quotation marks, and the number if it is not 0: `"save"`, `"page" 3`.
    public var description: String { number == 0 ? "\"\(name)\"" : "\"\(name)\" \(number)" }
  }

  extension UnfinishedEffect: CustomStringConvertible {
    /// The effect in words: `effect "save" in queue "saves", waiting`.
    public var description: String {
      let name = id.map { "effect \($0)" } ?? "an effect without id"
      return "\(name)\(queue.map { " in queue \($0)" } ?? ""), \(hasBegun ? "running" : "waiting")"
    }
  }

  extension Problem: CustomStringConvertible {
    /// The cause, and what to do.
    public var description: String { message }
  }

  extension Effect: CustomStringConvertible {
    /// The name of the type. An effect consists of functions, which cannot be printed.
    public var description: String { "\(Self.self)" }
  }

  extension Outlet: CustomStringConvertible {
    /// The name of the type.
    public var description: String { "\(Self.self)" }
  }
#endif
