#if !hasFeature(Embedded)
  extension Then: CustomStringConvertible {
    /// The composition as it is made: `Lens<Shop, Dose?>.appending(Some<Dose>())`.
    public var description: String { "\(first).appending(\(second))" }
  }

  extension OrElse: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "\(first).orElse(\(second))" }
  }

  extension Concatenation: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "\(first).concatenated(with: \(second))" }
  }

  extension Reversed: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "\(base).reversed" }
  }

  extension Zip: CustomStringConvertible {
    /// The composition as it is made.
    public var description: String { "zip(\(first), \(second))" }
  }
#endif
