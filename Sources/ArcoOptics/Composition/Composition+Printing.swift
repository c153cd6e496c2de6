#if !hasFeature(Embedded)
  extension StandardOptics.Then: CustomStringConvertible {
    /// The expression that makes this composition: `Lens<Shop, Dose?>.some`.
    public var description: String { "\(first).appending(\(second))" }
  }

  extension StandardOptics.OrElse: CustomStringConvertible {
    /// The expression that makes this composition.
    public var description: String { "\(first).orElse(\(second))" }
  }

  extension StandardOptics.Concatenation: CustomStringConvertible {
    /// The expression that makes this composition.
    public var description: String { "\(first).concatenated(with: \(second))" }
  }

  extension StandardOptics.Reversed: CustomStringConvertible {
    /// The expression that makes this composition.
    public var description: String { "\(base).reversed" }
  }

  extension StandardOptics.Zip: CustomStringConvertible {
    /// The expression that makes this composition.
    public var description: String { "zip(\(first), \(second))" }
  }
#endif
