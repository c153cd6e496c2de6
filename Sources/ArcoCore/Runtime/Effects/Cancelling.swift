/// A cancellation that an effect asks for, until it is carried out.
///
/// `@unchecked Sendable` as its class is: it is made and used within one send.
final class Cancelling: Startable, @unchecked Sendable {
  private let target: CancellationTarget
  private let owner: EffectOwner
  private let then: Sequel?

  init(_ target: CancellationTarget, of owner: EffectOwner, then: Sequel?) {
    self.target = target
    self.owner = owner
    self.then = then
  }

  override func cancelTogether() -> Bool {
    owner.cancel { target.covers($0.id, $0.queue) }
    owner.afterFlush(then, of: origin)
    return true
  }

  /// It is carried out even if the rest of its send is taken back.
  override func revoke() {}

  /// It was carried out before anything started.
  override func start() {}
}
