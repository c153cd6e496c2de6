extension Space {
  /// Returns the space of what `transform` makes of each element.
  ///
  /// - Complexity: O(1); `transform` runs at every look, and only for what is looked at. Each `map` adds a
  ///   closure and a stack frame to every look: make one function of a long chain.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Space<C, Result> {
    let lookup = lookup
    return Space<C, Result>(origin: origin, position: position) { transform(lookup($0)) }
  }

  /// Returns the space that holds, at every position, what `look` makes of the space seen from there.
  ///
  ///     let wizard = Zipper(["Name", "Address", "Done"])
  ///     let ahead = wizard.extend { "\($0.extract()), then \($0.right().extract())" }
  ///     ahead.extract()   // "Name, then Address"
  ///
  /// Laws, checked by `ComonadLaws`: extending with `extract` changes nothing; extracting after
  /// extending with `look` is `look`; extending twice is extending once with both in turn.
  /// - Complexity: O(1); `look` runs at every look, in a stack frame more.
  @inlinable
  public func extend<Result>(_ look: @escaping (Space) -> Result) -> Space<C, Result> {
    let origin = origin
    let lookup = lookup
    return Space<C, Result>(origin: origin, position: position) { position in
      look(Space(origin: origin, position: position, lookup: lookup))
    }
  }

  /// Returns the space of all spaces that can be reached: at every position, this space seen from there.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func duplicate() -> Space<C, Space> { extend { $0 } }

  /// Returns the same space, counted from where it is now.
  ///
  /// - Complexity: O(1); allocates one closure, so not for every move.
  @inlinable
  public func rebased() -> Space {
    Space(origin: shape) { peek($0) }
  }
}
