/// An optic to one of the forms that a whole can have, which can also build such a whole.
///
/// - Whole: the value that may have the form.
/// - Part: the part that such a whole contains.
///
///     struct Beans: PrismOptic {
///       func extract(_ input: BrewInput) -> DoseInput? {
///         if case .beans(let dose) = input { dose } else { nil }
///       }
///       func embed(_ dose: DoseInput) -> BrewInput { .beans(dose) }
///       var footprint: Footprint { .case(0) }
///     }
///
/// Laws, checked by `PrismLaws`: extracting after embedding gives the same part; embedding after
/// extracting gives the same whole.
/// - Source: Kmett, *lens*, 2012; Pickering et al., *Profunctor optics*, 2017.
///   In the literature: prism; `extract` is match or getOrModify, `embed` build or reverseGet.
public protocol PrismOptic<Whole, Part>: AffineOptic, ReviewOptic {
  /// The value that may have the form.
  associatedtype Whole
  /// The part of a whole that has this form.
  associatedtype Part

  /// Returns the whole that has this form and contains `part`.
  func embed(_ part: Part) -> Whole
}

extension PrismOptic {
  /// Changes the part in place, if the whole has this form.
  ///
  /// The whole is moved out of its variable during the change, so that the part has one owner and
  /// its storage is not copied. The whole is put back even if `body` throws.
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
