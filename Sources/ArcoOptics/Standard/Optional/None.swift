extension StandardOptics {
  /// The prism of an optional that is nil.
  ///
  /// - Wrapped: the type of the optional value.
  ///
  ///     let isUnanswered = Lens(\Question.answer).none
  ///     isUnanswered.extract(question) != nil      // true as long as there is no answer
  ///
  /// The other case is ``Some``.
  ///
  /// Laws: those of ``PrismOptic``; checked by `NoneTests`.
  /// - Complexity: O(1).
  /// - In the literature: `_Nothing`.
  public struct None<Wrapped>: PrismOptic {
    /// Nothing: the prism only tells whether the whole has this form.
    public typealias Part = Void

    /// Makes the prism.
    @inlinable
    public init() {}

    /// Returns an empty tuple if the whole is nil.
    @inlinable
    public func extract(_ whole: Wrapped?) -> Void? {
      if case .none = whole { () } else { nil }
    }

    /// Returns nil.
    @inlinable
    public func embed(_ part: Void) -> Wrapped? { nil }

    /// The footprint, the part of the whole that the optic writes: the first case of the enum.
    @inlinable
    public var footprint: Footprint { .case(0) }
  }
}
