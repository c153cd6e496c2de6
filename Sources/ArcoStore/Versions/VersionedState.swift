/// A state that had other forms before, which are still read.
///
/// A page whose state says this comes back after a deploy with what was kept by an older program. A
/// program that does not know the newer version yet leaves the session alone.
public protocol VersionedState: Codable, SendableMetatype {
  /// Its versions, the newest of which is this type.
  static var versions: StateVersions<Self> { get }
}
