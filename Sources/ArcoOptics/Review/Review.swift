/// A stored optic that builds a whole from a part.
///
/// - Whole: the value that is built.
/// - Part: the value from which the whole is built.
///
///     let plain = Review<Message, String> { Message(text: $0, style: .plain) }
///     plain.embed("Hello")
///
/// - Complexity: that of its closure, plus one indirect call; allocates nothing.
/// - In the literature: review.
public struct Review<Whole, Part>: ReviewOptic {
  @usableFromInline
  let embedPart: @Sendable (Part) -> Whole

  /// The footprint: the case that this review builds, as far as it is known.
  public let footprint: Footprint

  @inlinable
  init(footprint: Footprint, embed: @escaping @Sendable (Part) -> Whole) {
    self.footprint = footprint
    self.embedPart = embed
  }

  /// Makes a review from its function.
  @inlinable
  public init(embed: @escaping @Sendable (Part) -> Whole) {
    self.init(footprint: .unknown, embed: embed)
  }

  /// Returns a `Review` that does the same as another optic. Unlike the type of a composed optic,
  /// the type of the result names only the whole and the part.
  @inlinable
  public static func storing(_ optic: some ReviewOptic<Whole, Part>) -> Self {
    Self(footprint: optic.footprint) { optic.embed($0) }
  }

  /// Returns the whole that is built from `part`.
  @inlinable
  public func embed(_ part: Part) -> Whole { embedPart(part) }
}
