import ArcoHTML

extension Document {
  /// Mounts a page as hosts do: it fills the one hole of the root.
  func mount(shown html: HTML) {
    mount(.hole(Hole(id: -1) { [Filling(id: -1, content: html)] }))
  }

  /// Shows another page, keeping what is the same.
  func show(_ html: HTML, into patch: inout Patch) {
    update(filling: -1, to: html, into: &patch)
  }
}
