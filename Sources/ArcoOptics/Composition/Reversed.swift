extension StandardOptics {
  /// An optic in the opposite direction: its whole is the part of another optic.
  ///
  /// Made by `reversed`. The reverse of an iso is an iso, that of a getter is a review, and that of
  /// a review is a getter.
  ///
  /// Law, checked by `ReversedTests`: reversing twice changes nothing.
  /// - In the literature: re, from.
  public struct Reversed<Base: Optic>: Optic {
    /// The part of the other optic.
    public typealias Whole = Base.Part
    /// The whole of the other optic.
    public typealias Part = Base.Whole

    @usableFromInline
    let base: Base

    @inlinable
    init(_ base: Base) { self.base = base }
  }
}

extension StandardOptics.Reversed: ReviewOptic where Base: GetterOptic {
  /// Returns the part that the other optic gets.
  @inlinable
  public func embed(_ part: Base.Whole) -> Base.Part { base.get(part) }
}

extension StandardOptics.Reversed: FoldOptic where Base: ReviewOptic {}

extension StandardOptics.Reversed: AffineFoldOptic where Base: ReviewOptic {}

extension StandardOptics.Reversed: GetterOptic where Base: ReviewOptic {
  /// Returns the whole that the other optic embeds.
  @inlinable
  public func get(_ whole: Base.Part) -> Base.Whole { base.embed(whole) }
}

extension StandardOptics.Reversed: SetterOptic where Base: IsoOptic {}

extension StandardOptics.Reversed: TraversalOptic where Base: IsoOptic {}

extension StandardOptics.Reversed: AffineOptic where Base: IsoOptic {}

extension StandardOptics.Reversed: LensOptic where Base: IsoOptic {}

extension StandardOptics.Reversed: PrismOptic where Base: IsoOptic {}

extension StandardOptics.Reversed: IsoOptic where Base: IsoOptic {}

extension GetterOptic {
  /// The review that builds the part that this optic gets.
  @inlinable
  public var reversed: StandardOptics.Reversed<Self> { StandardOptics.Reversed(self) }
}

extension ReviewOptic {
  /// The getter of the whole that this optic builds.
  @inlinable
  public var reversed: StandardOptics.Reversed<Self> { StandardOptics.Reversed(self) }
}

extension IsoOptic {
  /// The iso in the opposite direction.
  @inlinable
  public var reversed: StandardOptics.Reversed<Self> { StandardOptics.Reversed(self) }
}
