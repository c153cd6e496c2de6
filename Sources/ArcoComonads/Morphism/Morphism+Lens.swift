public import ArcoOptics

extension Morphism {
  /// Returns the morphism of a lens: from stores of the whole to stores of the part.
  ///
  ///     let narrow = Morphism.lens(Lens(\User.name))
  ///     let rename = Update.put("Ada").lifted(along: narrow)   // State<User, Void>
  ///
  /// The laws of a lens are exactly the laws of this morphism, as checked by `MorphismTests`.
  /// - Source: O'Connor, *Functor is to lens as applicative is to biplate*, 2011.
  @inlinable
  public static func lens<Whole, Part>(_ lens: some LensOptic<Whole, Part>) -> Morphism
  where Source == Stores<Whole>, Target == Stores<Part> {
    Morphism(
      shape: { lens.get($0) }, position: { lens.setting($0, to: $1) },
      targetPosition: { _, whole in lens.get(whole) })
  }
}
