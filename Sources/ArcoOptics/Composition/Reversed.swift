extension StandardOptics {
  /// An optic the other way: its whole is the other's part.
  ///
  /// Made by `reversed`. An iso's is an iso, a getter's a review, a review's a getter.
  ///
  /// Law, checked by `ReversedTests`: reversing twice changes nothing.
  /// - In the literature: re, from.
  public struct Reversed<Base: Optic>: Optic {
    /// The other's part.
    public typealias Whole = Base.Part
    /// The other's whole.
    public typealias Part = Base.Whole

    @usableFromInline
    let base: Base

    @inlinable
    init(_ base: Base) { self.base = base }
  }
}

extension StandardOptics.Reversed: ReviewOptic where Base: GetterOptic {
  /// Returns what the other gets.
  @inlinable
  public func embed(_ part: Base.Whole) -> Base.Part { base.get(part) }
}

extension StandardOptics.Reversed: FoldOptic where Base: ReviewOptic {}

extension StandardOptics.Reversed: AffineFoldOptic where Base: ReviewOptic {}

extension StandardOptics.Reversed: GetterOptic where Base: ReviewOptic {
  /// Returns what the other embeds.
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
  /// The review that builds what this optic gets.
  @inlinable
  public var reversed: StandardOptics.Reversed<Self> { StandardOptics.Reversed(self) }
}

extension ReviewOptic {
  /// The getter of what this optic builds.
  @inlinable
  public var reversed: StandardOptics.Reversed<Self> { StandardOptics.Reversed(self) }
}

extension IsoOptic {
  /// The iso the other way.
  @inlinable
  public var reversed: StandardOptics.Reversed<Self> { StandardOptics.Reversed(self) }
}
