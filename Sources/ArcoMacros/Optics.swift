#if Macros
  import ArcoOptics

  /// Writes a lens for each stored property of a struct, or a prism for each case of an enum.
  ///
  ///     @Optics struct Brew {
  ///       var recipe: Recipe
  ///       let id: Int
  ///     }
  ///     @Optics enum BrewInput {
  ///       case recipe(RecipeInput)
  ///       case row(id: Int, RowInput)
  ///       case reset
  ///     }
  ///     Brew.lenses.recipe.beans      // some LensOptic<Brew, Dose>, if Recipe has lenses too
  ///     BrewInput.prisms.row          // some PrismOptic<BrewInput, (id: Int, RowInput)>
  ///     BrewInput.prisms.reset        // some PrismOptic<BrewInput, Void>
  ///
  /// What it writes, in the type and no more visible than what it stands for:
  /// - `lenses`, a static property, of a nested type `Lenses` with a property for each stored one,
  ///   and the conformance to `HasLenses`. Each is an empty struct of its own. That of a variable
  ///   changes it in place; that of a constant makes the whole again, by the memberwise initialiser or
  ///   one in the declaration that takes each property by its name and type.
  /// - `prisms`, of a nested type `Prisms` with a property for each case, and the conformance to
  ///   `HasPrisms`. No value is `Void`, one is itself, several are a tuple with their labels.
  ///
  /// Footprints are the places in the declaration. A property with `willSet` or `didSet`, and a
  /// constant set by an initialiser of your own, have none, since such code may change more.
  ///
  /// A property gets a note, and no lens, when it is lazy, has a wrapper, has a constant's initial
  /// value, or is a constant that nothing can set again. A type must be written, but for literals.
  /// In a type of a global actor only properties of `Sendable` types can have a lens.
  /// - Complexity: nothing at run time.
  @attached(
    member, names: named(Lenses), named(lenses), named(Prisms), named(prisms), named(init))
  @attached(extension, conformances: HasLenses, HasPrisms)
  public macro Optics() = #externalMacro(module: "ArcoMacrosPlugin", type: "OpticsMacro")
#endif
