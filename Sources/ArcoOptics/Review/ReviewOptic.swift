/// An optic that builds a whole from a part: a function from the part to the whole, as an optic.
///
/// - Whole: the value that is built.
/// - Part: the value from which the whole is built.
///
/// - In the literature: review; `embed` is build, reverseGet.
public protocol ReviewOptic<Whole, Part>: Optic {
  /// The value that is built.
  associatedtype Whole
  /// The value from which the whole is built.
  associatedtype Part

  /// Returns the whole that is built from `part`.
  func embed(_ part: Part) -> Whole
}
