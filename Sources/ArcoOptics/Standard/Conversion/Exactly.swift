extension StandardOptics {
  /// The prism from an integer to the same number of a smaller type.
  ///
  /// - Whole: the larger type.
  /// - Part: a type all of whose numbers the larger one has.
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
    /// - Precondition: `Whole` has all numbers of `Part`.
    @inlinable
    public init() {
      precondition(
        Whole(exactly: Part.min) != nil && Whole(exactly: Part.max) != nil,
        "Exactly: the part has numbers that the whole does not; exchange the types")
    }

    /// Returns the same number, or nil where the smaller type does not have it.
    @inlinable
    public func extract(_ whole: Whole) -> Part? { Part(exactly: whole) }

    /// Returns the same number.
    @inlinable
    public func embed(_ part: Part) -> Whole { Whole(part) }
  }
}

extension Optic where Part: FixedWidthInteger {
  /// The optic to the same number of a smaller type, where that has it: see ``StandardOptics/Exactly``.
  ///
  /// - Precondition: `Part` has all numbers of `Small`.
  @inlinable
  public func exactly<Small: FixedWidthInteger>(
    as type: Small.Type = Small.self
  ) -> StandardOptics.Then<Self, StandardOptics.Exactly<Part, Small>> {
    appending(StandardOptics.Exactly())
  }
}
