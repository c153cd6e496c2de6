extension String {
  /// As much of it as has so many Unicode scalars: what somebody writes has no other bound.
  func limited(to count: Int) -> String { String(unicodeScalars.prefix(count)) }
}
