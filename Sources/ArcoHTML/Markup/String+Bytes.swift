extension String {
  /// Whether both are the same bytes.
  ///
  /// `==` compares by canonical equivalence, which is not what a browser sees and links the Unicode tables into
  /// an Embedded program.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
