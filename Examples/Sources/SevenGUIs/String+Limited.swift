extension String {
  /// The first `count` Unicode scalars: typed text has no other limit.
  func limited(to count: Int) -> String { String(unicodeScalars.prefix(count)) }
}
