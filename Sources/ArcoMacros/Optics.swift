#if Macros
  import ArcoOptics

  /// Writes a lens for each stored property of a struct, or a prism for each case of an enum.
  ///
  ///     @Optics struct Brew {
  ///       var recipe: Recipe
  ///       let id: Int
  ///     }
  ///     @Optics enum BrewInput {
  ///       case recipe(RecipeInput), row(id: Int, RowInput)
  ///       case reset
  ///     }
  ///
  /// Such an optic is used as it is, or as the first of a path:
  ///
  ///     let beans = Brew.lenses.recipe.beans   // some LensOptic<Brew, Dose>: Recipe has lenses too
  ///     let row = BrewInput.prisms.row         // some PrismOptic<BrewInput, (id: Int, RowInput)>
  ///     let reset = BrewInput.prisms.reset     // some PrismOptic<BrewInput, Void>
  ///
  /// What it writes, in the type and no more visible than what it stands for:
  /// - `lenses`, a static property, of a nested type `Lenses` with a property for each stored one,
  ///   and the conformance to `HasLenses`. Each is an empty struct of its own. That of a variable
  ///   changes it in place; that of a constant makes the whole again from its properties.
  /// - `prisms`, of a nested type `Prisms` with a property for each case, and the conformance to
  ///   `HasPrisms`. No value is `Void`, one is itself, several are a tuple with their labels.
  ///
  /// A lens writes its property, so it is as visible as the property's setter: the lens of a
  /// `public internal(set) var` is internal. Write the type of a public child that goes through such
  /// a lens, `Child<Void, Todos, TodosInput, Todo, TodoInput>` for instance: an inferred type would
  /// name the internal lens.
  ///
  /// Footprints are the places in the declaration. A property with `willSet` or `didSet` has none,
  /// since such code may change more.
  ///
  /// These get no optic, and a note where they are declared:
  /// - a property whose type is neither written nor told by its value, as literals, `[Int]()` and
  ///   `3 as UInt8` tell it: a lens has to name its type, so opaque types and tuple patterns have none. A
  ///   literal is taken for an `Int`, `Double`, `String` or `Bool`: where a module declares another
  ///   `IntegerLiteralType`, write the type;
  /// - a lazy property, and one with a wrapper or an actor of its own: more than the value decides
  ///   what is read and written;
  /// - a constant with an initial value, which no initialiser changes;
  /// - any other constant, unless an initialiser can make the whole again: the memberwise one, or
  ///   one in the declaration that sets each property to the parameter of its name and type and
  ///   does nothing else (checking or rounding a value would break the laws of its lens). Where a
  ///   property is wrapped, lazy, deprecated or in an `#if`, no constant of the struct gets an
  ///   optic;
  /// - in a struct with the attribute of a global actor (whose name ends in `Actor`), a variable or
  ///   constant that is not `nonisolated`, unless its type is one of the standard library's, of
  ///   such types, or `@Sendable`: a lens belongs to nobody. Where the module's default isolation
  ///   is the main actor, named types are taken to be Sendable, and functions, existentials and
  ///   generic parameters that do not say it are left out;
  /// - cases that share a name, that take an `@autoclosure`, or that are unavailable, and whatever
  ///   holds a `Never`.
  ///
  /// What a macro cannot see, the compiler reports in the code that the macro wrote. An example is
  /// a class of another module in a struct of the default actor. There, write `nonisolated struct`.
  /// - Complexity: nothing at run time.
  @attached(
    member, names: named(Lenses), named(lenses), named(Prisms), named(prisms), named(init))
  @attached(extension, conformances: HasLenses, HasPrisms)
  public macro Optics() = #externalMacro(module: "ArcoMacrosPlugin", type: "OpticsMacro")
#endif
