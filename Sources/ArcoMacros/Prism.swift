#if Macros
  public import ArcoOptics

  /// Writes a prism to a case of an enum that one cannot annotate, such as one of another module.
  ///
  ///     let success = #prism(Result<Int, Never>.success)   // Prism<Result<Int, Never>, Int>
  ///
  /// The case holds one value, with or without a label. For two, write the labels, and `_` where there is none:
  /// `#prism(Move.jump(from:_:))`. For an enum of one's own `@Optics` writes all prisms, and knows their footprints.
  ///
  /// Laws: those of `PrismOptic`, checked by `PrismLaws`.
  /// - Parameter embed: the case, with the enum's name.
  /// - Complexity: that of the pattern; no reflection.
  @freestanding(expression)
  public macro prism<Whole, Part>(_ embed: (Part) -> Whole) -> Prism<Whole, Part> =
    #externalMacro(module: "ArcoMacrosPlugin", type: "PrismMacro")

  /// Writes a prism to a case with two values of an enum that one cannot annotate.
  ///
  /// - Parameter embed: the case, with the enum's name and the labels of both values.
  @freestanding(expression)
  public macro prism<Whole, First, Second>(
    _ embed: (First, Second) -> Whole
  ) -> Prism<Whole, (First, Second)> =
    #externalMacro(module: "ArcoMacrosPlugin", type: "PrismMacro")
#endif
