extension Space {
  /// Returns this space as the morphism sees it.
  ///
  /// Laws, checked by `MorphismLaws`: it shows the same element, and commutes with `duplicate`.
  /// - Complexity: O(1); allocates one closure.
  @inlinable
  public func transformed<Target>(by morphism: Morphism<C, Target>) -> Space<Target, Element> {
    let shape = shape
    return Space<Target, Element>(origin: morphism.shape(shape)) { position in
      peek(morphism.position(shape, position))
    }
  }
}

extension Update {
  /// Returns this update of what the morphism sees, as an update of what it looks at.
  ///
  /// Laws, checked by `LiftLaws`: it is a morphism of monads (`pure` is lifted to `pure`, `flatMap`
  /// to `flatMap`), and lifting and then selecting is selecting in what is seen.
  /// - Complexity: O(1), one closure.
  @inlinable
  public func lifted<Source>(along morphism: Morphism<Source, C>) -> Update<Source, Value> {
    Update<Source, Value> { shape in
      let (position, value) = run(morphism.shape(shape))
      return (morphism.position(shape, position), value)
    }
  }
}
