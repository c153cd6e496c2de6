import Arco

/// A component with something of its user's at every place where a driver calls any.
struct Rig: Sendable {
  var ticks = 0
  var side = 0
  var absent: Int?
  var rows = Rows<RowID, Int>()
  var key: Int?

  init() {
    rows.append(0, id: 1)
    rows.append(0, id: 2)
  }

  static let latest = Queue("latest", .latest())
}

enum RigInput: Sendable {
  case tick
  case side(PartInput)
  case absent(PartInput)
  case row(RowID, PartInput)
  case set(@Sendable (inout Rig) -> Void)
  case work(EffectID? = nil, CallSite? = nil, queue: Queue? = nil, reachingAtStart: Bool = false)
  case cancel(EffectID)
  case reachByMove
}

enum PartInput: Sendable {
  case tick
  case work(CallSite? = nil)
}

/// An id whose comparison is a user's.
struct RowID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) { self.number = number }
  init(integerLiteral number: Int) { self.number = number }

  static func == (left: RowID, right: RowID) -> Bool {
    Hooks.current.reach(.rowID)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A key whose comparison is a user's.
private struct Key: Equatable, Sendable {
  let number: Int

  static func == (left: Key, right: Key) -> Bool {
    Hooks.current.reach(.keyEquality)
    return left.number == right.number
  }
}

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
      if atStart { reach(.start) }
      return Cancellation {
        self.stopped += 1
        self.reach(site)
      }
    }
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
      case .side, .absent, .row: break
      }
      return .none
    }
  }
}

/// A driver of a rig that lets go of it when it is told to.
@MainActor final class RigHolder {
  let hooks = Hooks.current
  var driver: Driver<Void, Rig, RigInput>?
  private let slot: Slot<Text>?

  init(isShown: Bool, followUps: Int = 100_000) {
    let hooks = hooks
    let side = hooks.part.widen(world: { hooks.reach(.world) })
      .child(
        state: Lens<Rig, Int>(
          get: {
            hooks.reach(.lens)
            return $0.side
          },
          modify: { rig, change in
            hooks.reach(.lens)
            change(&rig.side)
          }),
        input: Prism<RigInput, PartInput>(
          extract: {
            hooks.reach(.prism)
            if case .side(let input) = $0 { return input }
            return nil
          }, embed: { .side($0) }))
    let rows = hooks.part.child(
      each: Lens(\Rig.rows),
      input: Prism<RigInput, (RowID, PartInput)>(
        extract: { if case .row(let id, let input) = $0 { (id, input) } else { nil } },
        embed: { .row($0, $1) }))
    let absent = hooks.part.child(
      state: Lens(\Rig.absent).appending(Some()),
      input: Prism<RigInput, PartInput>(
        extract: { if case .absent(let input) = $0 { input } else { nil } },
        embed: { .absent($0) }))
    let key: @Sendable (Rig) -> Key? = { rig in
      hooks.reach(.key)
      return rig.key.map { Key(number: $0) }
    }
    let alive = Dispatcher<Void, Rig, RigInput>.alive(while: key) { _ in
      hooks.reach(.aliveEffect)
      return hooks.work(nil, .cancelByKey)
    }
    let behaviour = Dispatcher<Void, Rig, RigInput> {
      hooks.own
      side
      rows
      absent
      alive
    }
    let interpretation = Interpretation.custom { pending in
      hooks.reach(.decide)
      pending.begin()
    }
    let driver = Driver(
      behaviour, state: Rig(),
      interpretation: interpretation.observing { _ in hooks.reach(.observer) }
        .bounding(followUps: followUps),
      onProblem: { problem in
        hooks.problems.append(problem)
        hooks.reach(.problem)
      })
    self.driver = driver
    guard isShown else {
      slot = nil
      return
    }
    let face = Face<Rig, RigInput, Text>.placing { parts in
      let rowViews = parts.place(
        rows,
        .placing { parts in
          hooks.reach(.setUp)
          return parts.view { row, _ in
            hooks.reach(.rowView)
            hooks.reach(.rowsView)
            return .line("\(row)")
          }
        })
      let sideView = parts.place(
        side,
        Face { side, _ in
          hooks.reach(.sideView)
          return .line("\(side)")
        })
      return parts.view { rig, _ in
        hooks.reach(.view)
        return .list([.line("\(rig.ticks)"), rowViews, sideView])
      }
    }
    slot = driver.show(face) { _ in hooks.reach(.host) }
  }

  func send(_ inputs: [RigInput]) {
    for input in inputs { driver?.send(input) }
  }

  /// What is on the screen.
  var text: String? { slot.map { Text.slot($0).shown } }
}
