/// What all optics have in common: a whole, and parts of it.
///
/// - Whole: the value that is looked into.
/// - Part: a value found there.
///
/// An optic by itself can do nothing; what it can do stands in the protocols that refine this one:
/// read (``FoldOptic``), write (``SetterOptic``), build a whole (``ReviewOptic``), and what these
/// make together. APIs ask for the weakest one that they need. See <doc:Composition>.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public protocol Optic<Whole, Part>: Sendable {
  /// The value that is looked into.
  associatedtype Whole
  /// A value found there.
  associatedtype Part

  /// The place this optic writes to, as far as it is known; ``Footprint/unknown`` by default.
  var footprint: Footprint { get }
}

extension Optic {
  /// Unknown by default, which is correct: the driver then redraws more than it has to.
  @inlinable
  public var footprint: Footprint { .unknown }
}
