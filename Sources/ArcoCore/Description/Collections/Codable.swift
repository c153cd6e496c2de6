#if hasFeature(Embedded)
  /// A stand-in for the standard library's `Codable` in Embedded Swift.
  ///
  /// There, neither numbers nor strings conform to the standard library's `Codable`, and a program
  /// in the browser stores nothing. This protocol has no requirements, so a feature for the server
  /// and the browser can conform to `Codable` without `#if`.
  public protocol Codable {}
#endif
