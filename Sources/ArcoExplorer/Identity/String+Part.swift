extension String {
  /// Whether this string contains the part; true for an empty part.
  func holds(_ part: String) -> Bool {
    part.isEmpty || indices.contains { self[$0...].hasPrefix(part) }
  }
}
