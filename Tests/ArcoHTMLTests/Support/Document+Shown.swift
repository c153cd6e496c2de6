import ArcoHTML

extension Document {
  /// Mounts a page as hosts do: it fills the one hole of the root.
  func mount(shown html: HTML) {
    mount(.hole(Hole(id: -1) { [Filling(id: -1, content: html)] }))
  }

  /// Shows something else in a filling, if it is on the page.
  func update(filling id: Int, to html: HTML, into patch: inout Patch) {
    if let filling = filling(id) { update(filling, to: html, into: &patch) }
  }

  /// Shows another page, keeping what is the same.
  func show(_ html: HTML, into patch: inout Patch) {
    update(filling: -1, to: html, into: &patch)
  }
}
