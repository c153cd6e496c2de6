extension HTML {
  /// The piece as UTF-8 bytes of HTML.
  ///
  /// - Complexity: linear in the bytes.
  public func rendered() -> [UInt8] { Printer(self).bytes }

  /// The piece as a whole document: a doctype, then the piece, which is to be an `html` element.
  ///
  /// - Complexity: linear in the bytes.
  public func renderedPage() -> [UInt8] {
    Array("<!doctype html>".utf8) + rendered()
  }
}
