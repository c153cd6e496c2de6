extension Space {
  /// Converts this space by a morphism. A move of the result is the corresponding move of this
  /// space.
  ///
  /// Laws, checked by `MorphismLaws`: the result shows the same element as this space. Converting
  /// and then duplicating equals duplicating and then converting both levels.
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
  /// Returns an update of the morphism's source that does this update in its target.
  ///
  /// Laws: lifting preserves `pure` and `flatMap`, as `LiftLaws` checks. Selecting with the lifted
  /// update and then transforming the space equals transforming the space and then selecting, as
  /// `MorphismTests` checks.
  /// - Complexity: O(1), one closure.
  @inlinable
  public func lifted<Source>(along morphism: Morphism<Source, C>) -> Update<Source, Value> {
    Update<Source, Value> { shape in
      let (position, value) = run(morphism.shape(shape))
      return (morphism.position(shape, position), value)
    }
  }
}
