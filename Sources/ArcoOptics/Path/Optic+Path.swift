#if !hasFeature(Embedded)
  extension Optic where Part: HasLenses {
    /// The optic that goes on by one of the part's lenses.
    ///
    ///     Brew.lenses.recipe.beans   // Brew.lenses.recipe.appending(Recipe.lenses.beans)
    ///
    /// A property named like a member of optics, such as `footprint`, is reached by `appending`.
    /// - Complexity: that of ``Then``; the key path is read once, here.
    @inlinable
    public subscript<Next: Optic>(
      dynamicMember path: KeyPath<Part.Lenses, Next>
    ) -> Then<Self, Next> where Next.Whole == Part {
      Then(self, Part.lenses[keyPath: path])
    }
  }

  extension Optic where Part: HasPrisms {
    /// The optic that goes on by one of the part's prisms.
    ///
    ///     Screen.lenses.page.editor.text   // a page is an enum, an editor one of its cases
    ///
    /// - Complexity: that of ``Then``; the key path is read once, here.
    @inlinable
    public subscript<Next: Optic>(
      dynamicMember path: KeyPath<Part.Prisms, Next>
    ) -> Then<Self, Next> where Next.Whole == Part {
      Then(self, Part.prisms[keyPath: path])
    }
  }
#endif
