#if hasFeature(Embedded)
  /// What a state says that a server keeps, in a program that keeps nothing.
  ///
  /// The standard library's `Codable` is of no use in Embedded Swift, where neither numbers nor texts conform to it. This protocol
  /// of the same name asks for nothing, so that a feature for a server and for the browser says `Codable` once, without `#if`.
  public protocol Codable {}
#endif
