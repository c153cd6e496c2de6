extension HTML {
  /// Renders the piece as UTF-8 bytes of HTML.
  ///
  /// - Complexity: linear in the bytes.
  public func rendered() -> [UInt8] { Printer(self).bytes }

  /// Renders the piece as a whole document: a doctype and then the piece, which should be an `html`
  /// element.
  ///
  /// - Complexity: linear in the bytes.
  public func renderedPage() -> [UInt8] {
    Array("<!doctype html>".utf8) + rendered()
  }
}
