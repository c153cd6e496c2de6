/// A way to one of the forms a whole can have, and back.
///
/// - Whole: the value that may have the form.
/// - Part: what it holds when it has it.
///
///     struct Beans: PrismOptic {
///       func extract(_ input: BrewInput) -> DoseInput? {
///         if case .beans(let dose) = input { dose } else { nil }
///       }
///       func embed(_ dose: DoseInput) -> BrewInput { .beans(dose) }
///       var footprint: Footprint { .case(0) }
///     }
///
/// Laws, checked by `PrismLaws`: extract what you embedded; embed what you extracted gives the
/// whole back.
/// - Source: Kmett, *lens*, 2012; Pickering et al., *Profunctor optics*, 2017.
///   In the literature: prism; `extract` is match or getOrModify, `embed` build or reverseGet.
public protocol PrismOptic<Whole, Part>: AffineOptic, ReviewOptic {
  /// The value that may have the form.
  associatedtype Whole
  /// What it holds when it has it.
  associatedtype Part

  /// Returns the whole that has this form and holds `part`.
  func embed(_ part: Part) -> Whole
}

extension PrismOptic {
  /// Changes the part in place, where the whole has this form.
  ///
  /// The whole is taken out of its memory first, so that the part is held once while it changes
  /// and its storage is not copied; it is put back even when `body` throws.
  @inlinable
  public func modifyIfPresent<Result, Failure: Error>(
    _ whole: inout Whole,
    _ body: (inout Part) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try withUnsafeMutablePointer(to: &whole) { (memory) throws(Failure) -> Result? in
      let taken = memory.move()
      guard var part = extract(taken) else {
        memory.initialize(to: taken)
        return nil
      }
      _ = consume taken
      defer { memory.initialize(to: embed(part)) }
      return try body(&part)
    }
  }
}
