import Arco

/// What is done at one call site, and what the effects of a test came to.
///
/// `@unchecked Sendable`: it is touched in the isolation of the driver's owner alone.
final class Hooks: @unchecked Sendable {
  @TaskLocal static var current = Hooks()

  private var armed: CallSite?
  private var isRepeating = false
  private var deed: (() -> Void)?
  private(set) var reached = 0
  private(set) var started = 0
  private(set) var stopped = 0
  var problems: [Problem] = []
  /// Hears where work that begins is to be cancelled.
  var whenBegun: ((CallSite?) -> Void)?

  /// Does something at a call site: once, or each time it is called.
  func arm(_ site: CallSite, repeating: Bool = false, _ deed: @escaping () -> Void) {
    armed = site
    isRepeating = repeating
    self.deed = deed
  }

  func disarm() { armed = nil }

  func reach(_ site: CallSite?) {
    guard let site, site == armed else { return }
    reached += 1
    if !isRepeating { armed = nil }
    deed?()
  }

  /// Work that lasts until it is cancelled.
  func work<World, State, Input>(
    _ id: EffectID? = nil, _ site: CallSite? = nil, queue: Queue? = nil, atStart: Bool = false
  ) -> Effect<World, State, Input> {
    .callback(id: id, queue: queue) { [self] _, _ in
      started += 1
      whenBegun?(site)
      if atStart { reach(.start) }
      return Cancellation {
        self.stopped += 1
        self.reach(site)
      }
    }
  }

  /// Work that sends an input at once, which is turned into another.
  func mapped() -> Effect<Void, Rig, RigInput> {
    Effect<Void, Rig, Int>.callback { [self] _, out in
      started += 1
      out.send(1)
      return Cancellation { self.stopped += 1 }
    }
    .map { _ in
      self.reach(.map)
      return .set { _ in }
    }
  }

  /// Work in a race, and other work that wins it.
  func race() -> Effect<Void, Rig, RigInput> {
    .batch(
      work(nil, .cancelByRace, queue: Rig.race),
      .callback(queue: Rig.race) { _, out in
        out.send(.set { _ in })
        out.finish()
        return .none
      })
  }

  /// Work that fails.
  func failing() -> Effect<Void, Rig, RigInput> {
    .task { _, _ throws(WorkFailure) in
      throw WorkFailure()
    } catch: { _ in
      self.reach(.failure)
      return .set { _ in }
    }
  }

  /// Work that asks for the state as it is.
  func reading() -> Effect<Void, Rig, RigInput> {
    .task { _, out in await out.read { _ in self.reach(.reading) } }
  }

  /// Work that changes the state between two inputs.
  func movingByLetter() -> Effect<Void, Rig, RigInput> {
    .task { _, out in out.move { _ in self.reach(.moveByLetter) } }
  }

  var part: Dispatcher<Void, Int, PartInput> {
    .update { part, input in
      switch input {
      case .tick:
        part += 1
        self.reach(.childHandler)
        self.reach(.rowHandler)
        return .none
      case .work(let site): return self.work(nil, site)
      }
    }
  }

  var own: Dispatcher<Void, Rig, RigInput> {
    .update { rig, input in
      switch input {
      case .tick:
        self.reach(.handler)
        rig.ticks += 1
      case .set(let change): change(&rig)
      case .work(let id, let site, let queue, let atStart):
        return self.work(id, site, queue: queue, atStart: atStart)
      case .cancel(let id): return .cancel(id)
      case .reachByMove: return .move { _ in self.reach(.move) }
      case .race: return self.race()
      case .map: return self.mapped()
      case .fail: return self.failing()
      case .read: return self.reading()
      case .moveByLetter: return self.movingByLetter()
      case .side, .absent, .row, .item: break
      }
      return .none
    }
  }
}

private struct WorkFailure: Error {}
