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
  /// The default seed of all runs: the environment variable `ARCO_SEED`, or 1.
  ///
  /// ```
  /// ARCO_SEED=7 swift test
  /// ```
  ///
  /// With another seed all tests try other values, without a change of their code.
  public static let seed: UInt64 = seedOfEnvironment() ?? 1

  private static func seedOfEnvironment() -> UInt64? {
    getenv("ARCO_SEED").flatMap { UInt64(String(cString: $0)) }
  }
}
