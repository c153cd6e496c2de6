extension StandardOptics {
  /// The prism from an integer to the equal integer of a smaller type.
  ///
  /// - Whole: the larger type.
  /// - Part: the smaller type. The larger type can represent all of its values.
  ///
  ///     let percent = Lens(\Form.share).exactly(as: UInt8.self)
  ///     percent.extract(form)                    // nil for a number that UInt8 does not have
  ///
  /// Laws: those of ``PrismOptic``; checked by `ExactlyTests`.
  /// - Complexity: O(1).
  public struct Exactly<
    Whole: FixedWidthInteger, Part: FixedWidthInteger
  >: PrismOptic {
    /// Makes the prism.
    ///
    /// - Precondition: `Whole` can represent all values of `Part`.
    @inlinable
    public init() {
      precondition(
        Whole(exactly: Part.min) != nil && Whole(exactly: Part.max) != nil,
        "Exactly: the whole cannot represent all values of the part; exchange the types")
    }

    /// Returns the same number, or nil if the smaller type cannot represent it.
    @inlinable
    public func extract(_ whole: Whole) -> Part? { Part(exactly: whole) }

    /// Returns the same number.
    @inlinable
    public func embed(_ part: Part) -> Whole { Whole(part) }
  }
}

extension Optic where Part: FixedWidthInteger {
  /// The optic to the same number of a smaller type, if the type can represent it: see
  /// ``StandardOptics/Exactly``.
  ///
  /// - Precondition: `Part` can represent all values of `Small`.
  @inlinable
  public func exactly<Small: FixedWidthInteger>(
    as type: Small.Type = Small.self
  ) -> StandardOptics.Then<Self, StandardOptics.Exactly<Part, Small>> {
    appending(StandardOptics.Exactly())
  }
}
