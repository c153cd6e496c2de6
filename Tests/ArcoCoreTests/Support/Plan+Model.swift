import ArcoCore

/// What a plan does, in plain functions without any of the library: what the law is checked against.
struct Model {
  var family: Family
  var started: [String] = []
  var stopped: [String] = []
  var problems = 0

  private var running: [(label: String, way: Way)] = []

  private struct Way {
    /// Tells instances apart.
    let name: String
    let embed: (FamilyInput) -> FamilyInput
    /// Calls its second argument if the part is there.
    let modify: (inout Family, (inout Family) -> Void) -> Void

    func isThere(in root: Family) -> Bool {
      var (isThere, root) = (false, root)
      modify(&root) { _ in isThere = true }
      return isThere
    }
  }

  private enum Step {
    case input(FamilyInput)
    case multiply(Way)
  }

  init(_ family: Family) { self.family = family }

  mutating func send(_ input: FamilyInput, _ plan: Plan) {
    var steps: [Step] = [.input(input)]
    var starts: [(String?, Way)] = []
    var next = 0
    while next < steps.count {
      let step = steps[next]
      next += 1
      switch step {
      case .multiply(let way): way.modify(&family) { $0.value = $0.value &* 5 }
      case .input(let input):
        var deeds: [(Deed, Way)] = []
        let root = Way(name: "", embed: { $0 }, modify: { $1(&$0) })
        var changed = family
        run(plan, input, &changed, root, &deeds)
        family = changed
        for (deed, way) in deeds {
          switch deed {
          case .start(let label): starts.append((label, way))
          case .cancel: starts.append((nil, way))
          case .send(let input): steps.append(.input(way.embed(input)))
          case .multiply: steps.append(.multiply(way))
          }
        }
      }
    }
    let family = family
    stop { !$0.way.isThere(in: family) }
    var begun: [(label: String, way: Way)] = []
    for (label, way) in starts where way.isThere(in: family) {
      if let label {
        begun.append((label, way))
      } else {
        // What is cancelled in the step that asks for it never starts.
        begun.removeAll { $0.way.name == way.name }
        stop { $0.way.name == way.name }
      }
    }
    started += begun.map(\.label)
    running += begun
  }

  private mutating func stop(_ isGone: ((label: String, way: Way)) -> Bool) {
    stopped += running.filter(isGone).map(\.label)
    running.removeAll(where: isGone)
  }

  private mutating func run(
    _ plan: Plan, _ input: FamilyInput, _ family: inout Family, _ way: Way,
    _ deeds: inout [(Deed, Way)]
  ) {
    for line in plan.ordered {
      switch line {
      case .own(let tag):
        deeds += Deed.all(tag, input, &family, in: plan).map { ($0, way) }
      case .child(let kind, let number, let inner, _, _):
        descend(kind, number, inner, input, &family, way, &deeds)
      }
    }
  }

  private mutating func descend(
    _ kind: Plan.Kind, _ number: Int, _ plan: Plan, _ input: FamilyInput,
    _ family: inout Family, _ way: Way, _ deeds: inout [(Deed, Way)]
  ) {
    switch (kind, input) {
    case (.rows, .row(number, let id, let input)):
      let below = Way(
        name: "\(way.name)#\(number).\(id)",
        embed: { way.embed(.row(number, id, $0)) },
        modify: { root, body in way.modify(&root) { $0.rows.modify(id: id, body) } })
      guard var row = family.rows.element(id: id) else {
        problems += 1
        return
      }
      run(plan, input, &row, below, &deeds)
      family.rows.modify(id: id) { $0 = row }
    case (.rows, _): break
    case (_, .part(number, let input)):
      let part: (inout Family, (inout Family) -> Void) -> Void =
        switch kind {
        case .kid(let index): { $1(&$0.kids[index]) }
        case .maybe:
          { family, body in
            guard var child = family.maybe[0] else { return }
            body(&child)
            family.maybe[0] = child
          }
        case .itself, .rows: { $1(&$0) }
        }
      let below = Way(
        name: "\(way.name)#\(number)",
        embed: { way.embed(.part(number, $0)) },
        modify: { root, body in way.modify(&root) { part(&$0, body) } })
      var found: Family?
      part(&family) { found = $0 }
      guard var found else {
        problems += 1
        return
      }
      run(plan, input, &found, below, &deeds)
      part(&family) { $0 = found }
    default: break
    }
  }

  /// What views show of a plan.
  static func shown(_ plan: Plan, _ family: Family) -> String {
    let children = plan.lines.compactMap { line -> String? in
      guard case .child(let kind, _, let inner, let showing, _) = line, showing != .hidden else {
        return nil
      }
      switch kind {
      case .kid(let index): return shown(inner, family.kids[index])
      case .maybe: return family.maybe[0].map { shown(inner, $0) } ?? ""
      case .itself: return shown(inner, family)
      case .rows: return family.rows.map { shown(inner, $0) }.joined(separator: ",")
      }
    }
    return (["(\(family.value)"] + children + [")"]).joined(separator: " ")
  }
}
