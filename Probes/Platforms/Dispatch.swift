// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the modules that `check-platforms` reads use of Dispatch, as Apple's declares it since macOS 10.10. It is
// type-checked, and never run.

public struct DispatchQoS: Sendable {
  public static let userInitiated = DispatchQoS()
}

public final class DispatchGroup: Sendable {
  public init() {}

  public func wait() {}
}

public final class DispatchQueue: Sendable {
  public init(label: String, qos: DispatchQoS) {}

  public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {}
}
