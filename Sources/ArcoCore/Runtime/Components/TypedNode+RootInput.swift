#if !hasFeature(Embedded)
  extension TypedNode {
    /// Returns the root input that an input sent by `send`, from a part below, becomes at this root.
    /// Nothing changes.
    func rootInput(_ send: () -> Void) -> Input? {
      let inner = location
      var found: Input?
      location = Location(
        look: inner.look, change: { _, _ in }, carry: { _, input, _ in found = input },
        isPartOfParent: inner.isPartOfParent)
      engine.isPeeking = true
      send()
      engine.isPeeking = false
      location = inner
      return found
    }
  }
#endif
