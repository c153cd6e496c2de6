#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Android)
  public import Android
#endif

extension Law {
  /// The seed of every run that names no other: 1, or the environment variable `ARCO_SEED`.
  ///
  /// ```
  /// ARCO_SEED=7 swift test
  /// ```
  ///
  /// So all tests look further at once, without a change to them.
  public static let seed: UInt64 = seedOfEnvironment() ?? 1

  private static func seedOfEnvironment() -> UInt64? {
    getenv("ARCO_SEED").flatMap { UInt64(String(cString: $0)) }
  }
}
