import Arco
import ArcoTesting

/// A random tree of behaviours: the lines of one dispatcher, some of them children.
struct Plan: CustomStringConvertible, Sendable {
  indirect enum Line: CustomStringConvertible, Sendable {
    /// Own behaviour; the tag makes it differ from others.
    case own(tag: Int)
    /// A child; the number is its channel among all children of the plan.
    case child(Kind, number: Int, Plan, Showing, isKnown: Bool)
  }

  enum Kind: Equatable, Sendable {
    case kid(Int)
    case maybe
    case rows
    case itself
  }

  enum Showing: Equatable, Sendable {
    case placed
    case hidden
    case attached
  }

  var lines: [Line] = []

  /// The lines in the order of their effect: what a face attaches comes last.
  var ordered: [Line] {
    lines.filter { !$0.isAttached } + lines.filter { $0.isAttached }
  }

  var description: String { "[\(lines.map(\.description).joined(separator: ", "))]" }
}

extension Plan.Line {
  var isAttached: Bool {
    if case .child(_, _, _, .attached, _) = self { true } else { false }
  }

  var description: String {
    switch self {
    case .own(let tag): "own \(tag)"
    case .child(let kind, let number, let plan, let showing, let isKnown):
      "\(kind)#\(number) \(showing)\(isKnown ? "" : " unknown") \(plan)"
    }
  }
}

extension SeededRandom {
  /// A plan for a family of some depth.
  ///
  /// - Parameter isHidden: whether no face is there to attach anything.
  mutating func plan(depth: Int, isHidden: Bool = false) -> Plan {
    var plan = Plan()
    for number in 0..<(depth > 0 ? below(4) : 0) {
      if chance(40) { plan.lines.append(.own(tag: below(7))) }
      let kind: Plan.Kind = [.kid(0), .kid(1), .kid(1), .maybe, .rows, .itself][below(6)]
      let showing: Plan.Showing =
        isHidden ? .hidden : [.placed, .placed, .hidden, .attached][below(4)]
      let inner = self.plan(depth: depth - 1, isHidden: showing == .hidden)
      plan.lines.append(.child(kind, number: number, inner, showing, isKnown: chance(70)))
    }
    if plan.lines.isEmpty || chance(50) { plan.lines.append(.own(tag: below(7))) }
    return plan
  }

  /// An input for a family that runs a plan, often one that finds its part.
  mutating func input(_ plan: Plan, _ family: Family) -> FamilyInput {
    let children = plan.lines.compactMap { line -> (Plan.Kind, Int, Plan)? in
      if case .child(let kind, let number, let plan, _, _) = line {
        (kind, number, plan)
      } else {
        nil
      }
    }
    guard !children.isEmpty, chance(75) else {
      return .own(chance(35) ? 90 + below(5) : below(50))
    }
    let (kind, number, inner) = children[below(children.count)]
    switch kind {
    case .kid(let index): return .part(number, input(inner, family.kids[index]))
    case .maybe:
      return .part(number, family.maybe[0].map { input(inner, $0) } ?? .own(below(50)))
    case .itself: return .part(number, input(inner, family))
    case .rows:
      let keys = family.rows.keys
      guard !keys.isEmpty, chance(90) else { return .row(number, below(9), .own(below(50))) }
      let id = keys[below(keys.count)]
      return .row(number, id, family.rows.element(id: id).map { input(inner, $0) } ?? .own(1))
    }
  }
}

/// What an own entry does: shared by the dispatchers under test and by the model.
enum Deed: Sendable {
  case start(String)
  case send(FamilyInput)
  case multiply
  /// Cancels all that the instance runs.
  case cancel

  /// Changes a family for an input, and says what follows.
  static func all(_ tag: Int, _ input: FamilyInput, _ family: inout Family, in plan: Plan) -> [Deed]
  {
    family.value = family.value &* 31 &+ input.digest &+ tag
    guard case .own(let number) = input else { return [] }
    family.restructure(number)
    guard (1..<50).contains(number) else { return [] }
    let label = "\(family.name)/\(tag)/\(number)"
    var deeds: [Deed] = []
    if (number + tag) % 3 == 0 { deeds += [.start(label), .send(.own(number / 2))] }
    if (number + tag) % 5 == 0 { deeds += [.start("\(label)a"), .multiply, .start("\(label)b")] }
    if (number + tag) % 11 == 0 { deeds.append(.cancel) }
    if number % 4 == 1, let child = plan.firstSingle {
      deeds.append(.send(.part(child, .own(number - 1))))
    }
    return deeds
  }
}

extension Plan {
  /// The first child that takes inputs without an id.
  var firstSingle: Int? {
    for case .child(let kind, let number, _, _, _) in lines where kind != .rows { return number }
    return nil
  }
}
