/// A way to build a whole from a part: a function the other way, as an optic.
///
/// - Whole: the value that is built.
/// - Part: what it is built from.
///
/// - In the literature: review; `embed` is build, reverseGet.
public protocol ReviewOptic<Whole, Part>: Optic {
  /// The value that is built.
  associatedtype Whole
  /// What it is built from.
  associatedtype Part

  /// Returns the whole that is built from `part`.
  func embed(_ part: Part) -> Whole
}
