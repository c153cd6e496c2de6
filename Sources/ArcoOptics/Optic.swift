/// The common base of all optics: a whole, and parts of it.
///
/// - Whole: the value that contains the part.
/// - Part: one of the parts.
///
/// This protocol has no operations. The protocols that refine it add them: ``FoldOptic`` reads,
/// ``SetterOptic`` writes, ``ReviewOptic`` builds a whole, and others combine these. A function
/// should require the weakest protocol that it needs. See <doc:Composition>.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public protocol Optic<Whole, Part>: Sendable {
  /// The value that contains the part.
  associatedtype Whole
  /// One of the parts.
  associatedtype Part

  /// The footprint: the part of the whole that this optic writes to, as far as it is known;
  /// ``Footprint/unknown`` by default.
  var footprint: Footprint { get }
}

extension Optic {
  /// Unknown by default, which is always correct, but lets a driver redraw more than necessary.
  @inlinable
  public var footprint: Footprint { .unknown }
}
