import Arco
import ArcoLaws
import ArcoTesting
import Testing

/// Sending at a child equals sending the embedded input to the whole, equals the plain model.
@MainActor struct ChildLawTests {
  struct Trial: CustomStringConvertible {
    var plan: Plan
    var depth: Int
    var inputs: [FamilyInput]

    var description: String {
      "depth \(depth)\nplan \(plan)\ninputs\n  \(inputs.map { "\($0)" }.joined(separator: "\n  "))"
    }
  }

  @Test func `a tree of children does what the plain dispatcher does, from wherever it is sent`() {
    forAll(
      seeds: 0..<150,
      { seeded in
        let depth = 1 + seeded.below(4)
        let plan = seeded.plan(depth: depth)
        var model = Model(Family("f", depth: depth))
        let inputs = (0..<(1 + seeded.below(12))).map { _ in
          let input = seeded.input(plan, model.family)
          model.send(input, plan)
          return input
        }
        return Trial(plan: plan, depth: depth, inputs: inputs)
      },
      shrink: { trial in
        lackingOne(trial.inputs).map { Trial(plan: trial.plan, depth: trial.depth, inputs: $0) }
          + smaller(trial.plan).map { Trial(plan: $0, depth: trial.depth, inputs: trial.inputs) }
      },
      { failure($0) })
  }

  func failure(_ trial: Trial) -> String? {
    let plan = trial.plan
    var model = Model(Family("f", depth: trial.depth))
    let headless = Running(trial, isShown: false)
    let whole = Running(trial, isShown: true)
    let part = Running(trial, isShown: true)
    for (place, input) in trial.inputs.enumerated() {
      model.send(input, plan)
      headless.driver.send(input)
      whole.driver.send(input)
      part.sendBelow(input)
      for (name, running) in [("headless", headless), ("whole", whole), ("part", part)] {
        let at = "after input \(place), \(name)"
        if let found = difference(running.driver.state, model.family) { return "\(at): \(found)" }
        let started = running.journal.entries.filter { !$0.hasPrefix("stop ") }
        if started != model.started { return "\(at): started \(started), not \(model.started)" }
        let stopped = running.journal.entries.filter { $0.hasPrefix("stop ") }.sorted()
        let expected = model.stopped.map { "stop \($0)" }.sorted()
        if stopped != expected { return "\(at): \(stopped), not \(expected)" }
        if running.problems.count != model.problems {
          return "\(at): \(running.problems.count) problems, not \(model.problems)"
        }
        guard let slot = running.slot, let mirror = running.mirror else { continue }
        let shown = slot.instances.map(\.content.shown).joined()
        let screen = Model.shown(plan, model.family)
        if shown != screen { return "\(at): shows\n\(shown), not\n\(screen)" }
        if mirror.shown != shown { return "\(at): told of\n\(mirror.shown), not\n\(shown)" }
      }
    }
    return nil
  }

  /// The plans that lack one line, here or below.
  func smaller(_ plan: Plan) -> [Plan] {
    var found = lackingOne(plan.lines).map { Plan(lines: $0) }
    for (index, line) in plan.lines.enumerated() {
      guard case .child(let kind, let number, let inner, let showing, let isKnown) = line else {
        continue
      }
      for inner in smaller(inner) {
        var plan = plan
        plan.lines[index] = .child(kind, number: number, inner, showing, isKnown: isKnown)
        found.append(plan)
      }
    }
    return found
  }

  /// The first family that differs.
  func difference(_ left: Family, _ right: Family) -> String? {
    if left == right { return nil }
    if left.value != right.value { return "\(left.name) is \(left.value), not \(right.value)" }
    for (left, right) in zip(left.kids, right.kids) {
      if let found = difference(left, right) { return found }
    }
    if let left = left.maybe.first ?? nil, let right = right.maybe.first ?? nil,
      let found = difference(left, right)
    {
      return found
    }
    for (left, right) in zip(left.rows, right.rows) {
      if let found = difference(left, right) { return found }
    }
    return "\(left.name) has other parts"
  }
}

/// A driver of a plan with all that is to be seen of it.
@MainActor final class Running {
  let journal = Journal()
  let register = Register()
  let plan: Plan
  private(set) var problems: [Problem] = []
  private(set) var slot: Slot<Text>?
  private(set) var mirror: Mirror?
  private var made: Driver<Journal, Family, FamilyInput>?

  var driver: Driver<Journal, Family, FamilyInput> {
    guard let made else { preconditionFailure("made in init") }
    return made
  }

  init(_ trial: ChildLawTests.Trial, isShown: Bool) {
    plan = trial.plan
    let dispatchers = Plan.Made(trial.plan, attaches: isShown)
    made = Driver(
      dispatchers.behaviour, state: Family("f", depth: trial.depth), world: journal,
      onProblem: { [unowned self] problem in problems.append(problem) })
    guard isShown else { return }
    let shown = driver.show(dispatchers.face("", register, journal)) { [unowned self] changes in
      mirror?.apply(changes)
    }
    slot = shown
    mirror = Mirror(shown)
  }

  /// Sends an input at the deepest shown part on its way.
  func sendBelow(_ input: FamilyInput) {
    var (plan, family, rest, way) = (plan, driver.state, input, "")
    while true {
      var next: (Plan, Family, FamilyInput, Int)?
      for case .child(let kind, let number, let inner, let showing, _) in plan.lines
      where showing != .hidden {
        switch (kind, rest) {
        case (.rows, .row(number, let id, let input)):
          if let row = family.rows.element(id: id) { next = (inner, row, input, number) }
        case (.kid(let index), .part(number, let input)):
          next = (inner, family.kids[index], input, number)
        case (.maybe, .part(number, let input)):
          if let held = family.maybe[0] { next = (inner, held, input, number) }
        case (.itself, .part(number, let input)): next = (inner, family, input, number)
        default: break
        }
      }
      guard let (inner, part, input, number) = next else { break }
      (plan, family, rest, way) = (inner, part, input, "\(way)#\(number)")
    }
    guard let send = register.sends["\(way) \(family.name)"] else {
      preconditionFailure("no view registered at \(way) \(family.name)")
    }
    send(rest)
  }
}
