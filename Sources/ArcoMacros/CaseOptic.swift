#if Macros
  public import ArcoOptics

  /// A prism to a case whose value may be a function, as `@Optics` writes it.
  ///
  /// - Whole: the enum.
  /// - Part: what the case holds.
  ///
  /// A function that is passed as a parameter can be put into a case only if the parameter is
  /// `@escaping`, and a parameter of another type must not be. A macro sees `case done(Handler)`;
  /// it does not see whether `Handler` is an alias of a function type. Within a tuple every
  /// function is escaping, so the part is passed in a tuple.
  ///
  ///     struct Done: CaseOptic {
  ///       typealias Whole = Step
  ///       typealias Part = Handler
  ///       func extract(_ step: Step) -> Handler? {
  ///         if case .done(let handler) = step { handler } else { nil }
  ///       }
  ///       func embed(held: (part: Handler, Void)) -> Step { .done(held.part) }
  ///     }
  ///
  /// Laws: those of `PrismOptic`, checked by `PrismLaws`.
  public protocol CaseOptic<Whole, Part>: PrismOptic {
    /// Returns the whole that holds the part of a tuple.
    func embed(held: (part: Part, Void)) -> Whole
  }

  extension CaseOptic {
    /// Returns the whole that holds `part`.
    @inlinable
    public func embed(_ part: Part) -> Whole { embed(held: (part, ())) }
  }
#endif
