import Arco

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
    let criterion = Getter<Rig, Choice> { rig in
      hooks.reach(.criterion)
      return rig.choice
    }
    let menu = hooks.part.child(
      each: Lens(\Rig.menu)
        .filtered(by: criterion) { choice, _ in
          hooks.reach(.filter)
          return choice.number >= 0
        }
        .sorted(by: criterion) { choice, one, other in
          hooks.reach(.order)
          return choice.number.isMultiple(of: 2) ? one < other : other < one
        },
      input: Prism<RigInput, (Int, PartInput)>(
        extract: { if case .item(let id, let input) = $0 { (id, input) } else { nil } },
        embed: { .item($0, $1) }))
    let words = Dispatcher<Void, Words, PartInput>.empty()
    let title: Child<Void, Rig, RigInput, Words, PartInput> = words.privateChild(
      state: Lens(\Rig.title))
    let note: Child<Void, Rig, RigInput, Words, PartInput> = words.privateChild(
      state: Lens(\Rig.note))
    let absent = hooks.part.child(
      ifPresent: Lens(\Rig.absent).some,
      input: Prism<RigInput, PartInput>(
        extract: { if case .absent(let input) = $0 { input } else { nil } },
        embed: { .absent($0) }))
    let key: @Sendable (Rig) -> Key? = { rig in
      hooks.reach(.key)
      return rig.key.map { Key(number: $0) }
    }
    let alive = Dispatcher<Void, Rig, RigInput>.alive(for: key) { _ in
      hooks.reach(.aliveEffect)
      return hooks.work(nil, .cancelByKey)
    }
    let behaviour = Dispatcher<Void, Rig, RigInput> {
      hooks.own
      side
      rows
      menu
      title
      note
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
        .limit(followUps: followUps),
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
      let menuView = parts.place(menu, Face { item, _ in .line("\(item)") })
      let titleView = parts.place(title, Face { title, _ in .line(title.text) }.compared())
      let noteView = parts.place(
        note, .placing { parts in parts.view(of: Itself()) { note, _ in .line(note.text) } })
      return parts.view { rig, _ in
        hooks.reach(.view)
        let more = Text.list([menuView, titleView, noteView])
        return .list([.line("\(rig.ticks)"), rowViews, sideView, more])
      }
    }
    slot = driver.show(face) { _ in hooks.reach(.host) }
  }

  func send(_ inputs: [RigInput]) {
    for input in inputs { driver?.send(input) }
  }

  /// Sends what has a place called, and waits until it was, if that takes a letter.
  func reach(_ site: CallSite) async {
    send(site.trigger)
    if site == .cancelByStop { driver?.stop() }
    while site.isByMail, hooks.reached == 0, !Task.isCancelled { await Task.yield() }
  }

  /// What is on the screen.
  var text: String? { slot.map { Text.slot($0).shown } }
}

/// A key whose comparison is a user's.
private struct Key: Equatable, Sendable {
  let number: Int

  static func == (left: Key, right: Key) -> Bool {
    Hooks.current.reach(.keyEquality)
    return left.number == right.number
  }
}
