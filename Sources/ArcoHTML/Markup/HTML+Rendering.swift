extension HTML {
  /// The piece as UTF-8 bytes of HTML.
  ///
  /// - Complexity: linear in the bytes.
  public func rendered() -> [UInt8] { Printer(self).bytes }

  /// The piece as a whole document: a doctype, then `html` with all in it.
  public func renderedPage() -> [UInt8] {
    Array("<!doctype html>".utf8) + rendered()
  }
}
