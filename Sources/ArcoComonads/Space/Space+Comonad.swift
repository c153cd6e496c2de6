extension Space {
  /// Returns the space with each element transformed.
  ///
  /// - Complexity: O(1). `transform` runs each time that an element is read, only for this element.
  ///   Each `map` adds a closure and a stack frame to every read: combine a long chain into one
  ///   function.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Space<C, Result> {
    let lookup = lookup
    return Space<C, Result>(origin: origin, position: position) { transform(lookup($0)) }
  }

  /// Returns the space whose element at every position is the result of `look` for this space moved
  /// there.
  ///
  ///     let wizard = Zipper(["Name", "Address", "Done"])
  ///     let ahead = wizard.extend { "\($0.extract()), then \($0.right().extract())" }
  ///     ahead.extract()   // "Name, then Address"
  ///
  /// Laws, checked by `ComonadLaws`: extending with `extract` changes nothing; extracting after
  /// extending with `look` is `look`; extending twice is extending once with both in turn.
  /// - Complexity: O(1). `look` runs each time that an element is read, with one more stack frame.
  @inlinable
  public func extend<Result>(_ look: @escaping (Space) -> Result) -> Space<C, Result> {
    let origin = origin
    let lookup = lookup
    return Space<C, Result>(origin: origin, position: position) { position in
      look(Space(origin: origin, position: position, lookup: lookup))
    }
  }

  /// Returns the space whose element at every position is this space moved there.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func duplicate() -> Space<C, Space> { extend { $0 } }

  /// Returns the same space with its current shape as the origin.
  ///
  /// - Complexity: O(1); allocates one closure, so do not call it for every move.
  @inlinable
  public func rebased() -> Space {
    Space(origin: shape) { peek($0) }
  }
}
