/// A state that can also be read from the older versions of its type.
///
/// After a deploy, a page with such a state is restored from the state that an older program kept.
/// A program that does not know the newer version leaves the session in the store.
public protocol VersionedState: Codable, SendableMetatype {
  /// The versions of the state. The newest is this type.
  static var versions: StateVersions<Self> { get }
}
