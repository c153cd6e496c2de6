#if Macros
  public import ArcoOptics

  /// The prism to a case whose value may be a function, as `@Optics` writes it.
  ///
  /// - Whole: the enum.
  /// - Part: the associated value of the case.
  ///
  /// Swift requires `@escaping` for a parameter that is a function and is stored in a case, and
  /// forbids it for any other type. A macro sees `case done(Handler)`, but not whether `Handler` is
  /// an alias of a function type. Within a tuple every function is escaping, so `embed(held:)`
  /// takes the part in a tuple.
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
    /// Returns the whole that contains the part in the tuple.
    func embed(held: (part: Part, Void)) -> Whole
  }

  extension CaseOptic {
    /// Returns the whole that contains `part`.
    @inlinable
    public func embed(_ part: Part) -> Whole { embed(held: (part, ())) }
  }
#endif
