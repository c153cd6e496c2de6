#if !hasFeature(Embedded)
  extension TypedNode {
    /// What an input comes to at this node, a root, that `send` carries up to it from below. Nothing
    /// is changed.
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
