#if !hasFeature(Embedded)
  extension Optic where Part: HasLenses {
    /// The optic that continues with one of the part's lenses.
    ///
    ///     let beans = Shop.lenses.brew.beans   // Shop.lenses.brew.appending(Brew.lenses.beans)
    ///
    /// A lens with the name of a member of optics, such as `footprint`, needs `appending`.
    /// - Complexity: that of ``StandardOptics/Then``; the key path is read once, here.
    @inlinable
    public subscript<Next: Optic>(
      dynamicMember path: KeyPath<Part.Lenses, Next>
    ) -> StandardOptics.Then<Self, Next> where Next.Whole == Part {
      StandardOptics.Then(self, Part.lenses[keyPath: path])
    }
  }

  extension Optic where Part: HasPrisms {
    /// The optic that continues with one of the part's prisms.
    ///
    ///     let beans = ShopInput.prisms.brew.beans   // a case of BrewInput, in one of ShopInput
    ///
    /// - Complexity: that of ``StandardOptics/Then``; the key path is read once, here.
    @inlinable
    public subscript<Next: Optic>(
      dynamicMember path: KeyPath<Part.Prisms, Next>
    ) -> StandardOptics.Then<Self, Next> where Next.Whole == Part {
      StandardOptics.Then(self, Part.prisms[keyPath: path])
    }
  }
#endif
