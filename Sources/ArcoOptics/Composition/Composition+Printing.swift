#if !hasFeature(Embedded)
  extension StandardOptics.Then: CustomStringConvertible {
    /// The composition as it is made: `Lens<Shop, Dose?>.some`.
    public var description: String { "\(first).appending(\(second))" }
  }

  extension StandardOptics.OrElse: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "\(first).orElse(\(second))" }
  }

  extension StandardOptics.Concatenation: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "\(first).concatenated(with: \(second))" }
  }

  extension StandardOptics.Reversed: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "\(base).reversed" }
  }

  extension StandardOptics.Zip: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "zip(\(first), \(second))" }
  }
#endif
