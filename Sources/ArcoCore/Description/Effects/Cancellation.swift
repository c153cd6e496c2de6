/// A closure that stops a running effect.
///
/// The driver calls it at most once, in the isolation of the driver's owner: when the effect is
/// cancelled, or when its component instance is unmounted. The driver does not call it for an
/// effect that has finished by itself.
public struct Cancellation: Sendable {
  private enum Form: Sendable {
    case none
    case closure(@Sendable () -> Void)
    #if !hasFeature(Embedded)
      case task(Task<Void, Never>)
    #endif
  }

  private let form: Form

  private init(form: Form) { self.form = form }

  /// Makes a cancellation.
  public init(_ stop: @escaping @Sendable () -> Void) { form = .closure(stop) }

  #if !hasFeature(Embedded)
    init(_ task: Task<Void, Never>) { form = .task(task) }
  #endif

  /// The cancellation that does nothing.
  public static var none: Cancellation { Cancellation(form: .none) }

  package func stop() {
    switch form {
    case .none: break
    case .closure(let stop): stop()
    #if !hasFeature(Embedded)
      case .task(let task): task.cancel()
    #endif
    }
  }
}
