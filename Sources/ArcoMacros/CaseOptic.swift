#if Macros
  import ArcoOptics

  /// A prism to a case whose value may be a function, as `@Optics` writes it.
  ///
  /// - Whole: the enum.
  /// - Part: what the case holds.
  ///
  /// A parameter of a function's type cannot be put into a case unless it is `@escaping`, which other
  /// types cannot be; a macro sees `case done(Handler)`, and not whether `Handler` is another name of
  /// a function's. In a tuple every function is escaping, so the part is taken in one.
  ///
  ///     struct Done: CaseOptic {
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
