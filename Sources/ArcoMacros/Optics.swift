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
  /// Each of these optics can be used alone, or as the first step of a path:
  ///
  ///     let beans = Brew.lenses.recipe.beans   // some LensOptic<Brew, Dose>: Recipe has lenses too
  ///     let row = BrewInput.prisms.row         // some PrismOptic<BrewInput, (id: Int, RowInput)>
  ///     let reset = BrewInput.prisms.reset     // some PrismOptic<BrewInput, Void>
  ///
  /// The macro adds these members to the type. Each optic is an empty struct, at most as visible as
  /// its property or case:
  /// - For a struct: the static property `lenses`, whose type `Lenses` has one lens for each stored
  ///   property, and the conformance to `HasLenses`. The lens of a variable changes it in place.
  ///   The lens of a constant creates the whole value again from its properties.
  /// - For an enum: the static property `prisms`, whose type `Prisms` has one prism for each case,
  ///   and the conformance to `HasPrisms`. The part is `Void` for a case without a value, the value
  ///   itself for one value, and a tuple with the labels for several values.
  ///
  /// A lens writes its property, so it is as visible as the property's setter: the lens of a
  /// `public internal(set) var` is internal. If a public child uses such a lens, write its type, as
  /// in `Child<Void, Todos, TodosInput, Todo, TodoInput>`: an inferred type would name the internal
  /// lens.
  ///
  /// The footprint of an optic is the index of its property or case in the declaration. A property
  /// with `willSet` or `didSet` has no known footprint, since its code may change other properties.
  ///
  /// These members get no optic, and a note at their declaration:
  /// - a property without a written type, unless its initial value shows the type, as a literal,
  ///   `[Int]()` and `3 as UInt8` do. A literal counts as `Int`, `Double`, `String` or `Bool`; if
  ///   the module declares another `IntegerLiteralType`, write the type;
  /// - a property with an opaque type, or in a tuple pattern;
  /// - a lazy property, and a property with a property wrapper or a global actor of its own: a lens
  ///   could break the laws;
  /// - a constant with an initial value, which no initialiser can change;
  /// - any other constant, if no initialiser can create the whole again. The macro uses the
  ///   memberwise initialiser, or one in the declaration that sets each property to the parameter
  ///   of the same name and type and does nothing else: to check or round a value would break the
  ///   laws of the lens. If a property is wrapped, lazy, deprecated or inside an `#if`, no constant
  ///   of the struct gets an optic;
  /// - in a struct with the attribute of a global actor (a name that ends in `Actor`): a property
  ///   that is not `nonisolated` and whose type may not be `Sendable`, since a lens is nonisolated.
  ///   The macro knows that types of the standard library are `Sendable` if their arguments are,
  ///   and that `@Sendable` functions are. If the main actor is the default isolation of the
  ///   module, it takes named types for `Sendable`, but not functions, existentials and generic
  ///   parameters without this requirement;
  /// - cases that share a name, have an `@autoclosure`, or are unavailable; a property of type
  ///   `Never`, and a case with such a value.
  ///
  /// If the macro cannot see a problem, the compiler reports it in the generated code. An example
  /// is a class of another module in a struct that is isolated by default. There, write
  /// `nonisolated struct`.
  /// - Complexity: nothing at run time.
  @attached(
    member, names: named(Lenses), named(lenses), named(Prisms), named(prisms), named(init))
  @attached(extension, conformances: HasLenses, HasPrisms)
  public macro Optics() = #externalMacro(module: "ArcoMacrosPlugin", type: "OpticsMacro")
#endif
