/// A stored optic that reads a part that every whole has exactly once.
///
/// - Whole: the value that contains the part.
/// - Part: the part, stored in the whole or calculated from it.
///
///     let total = Getter<Brew, Double> { $0.water.grams + $0.beans.grams }
///     total.get(brew)
///
/// - Complexity: that of its closure, plus one indirect call an operation; allocates nothing.
/// - Laws: those of ``GetterOptic``; checked by `GetterLaws`.
/// - In the literature: getter.
public struct Getter<Whole, Part>: GetterOptic {
  @usableFromInline
  let getPart: @Sendable (Whole) -> Part

  /// The footprint: the part of the whole that this getter reads, as far as it is known.
  public let footprint: Footprint

  @inlinable
  init(footprint: Footprint, get: @escaping @Sendable (Whole) -> Part) {
    self.footprint = footprint
    self.getPart = get
  }

  /// Makes a getter from its function.
  @inlinable
  public init(get: @escaping @Sendable (Whole) -> Part) {
    self.init(footprint: .unknown, get: get)
  }

  /// Returns a `Getter` that does the same as another optic. Unlike the type of a composed optic,
  /// the type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some GetterOptic<Whole, Part>) -> Self {
    Self(footprint: optic.footprint) { optic.get($0) }
  }

  /// Returns the part.
  @inlinable
  public func get(_ whole: Whole) -> Part { getPart(whole) }
}
