extension String {
  /// Whether a text is part of this one; the empty one is.
  func holds(_ part: String) -> Bool {
    part.isEmpty || indices.contains { self[$0...].hasPrefix(part) }
  }
}
