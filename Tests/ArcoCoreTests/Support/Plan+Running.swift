import Arco

/// The last `send` of each view, by the way to it.
final class Register {
  var sends: [String: Send<FamilyInput>] = [:]
}

extension Plan {
  typealias Part = Child<Journal, Family, FamilyInput, Family, FamilyInput>

  /// A plan with its dispatcher made: children are declared once.
  final class Made {
    let plan: Plan
    var parts: [Int: Part] = [:]
    var below: [Int: Made] = [:]
    var behaviour: FamilyDispatcher = .empty()

    /// - Parameter attaches: whether attached children are left to the face.
    init(_ plan: Plan, attaches: Bool) {
      self.plan = plan
      var lines: [FamilyDispatcher] = []
      for line in plan.ordered {
        switch line {
        case .own(let tag): lines.append(plan.own(tag))
        case .child(let kind, let number, let inner, let showing, let isKnown):
          let made = Made(inner, attaches: attaches)
          let part = made.behaviour.part(kind, number: number, isKnown: isKnown)
          below[number] = made
          parts[number] = part
          if !attaches || showing != .attached { lines.append(part.dispatcher) }
        }
      }
      behaviour = lines.reduce(.empty()) { $0.combine($1) }
    }
  }

  fileprivate func own(_ tag: Int) -> FamilyDispatcher {
    .update { [self] family, input in
      .batch(Deed.all(tag, input, &family, in: self).map(FamilyEffect.init(deed:)))
    }
  }
}

extension FamilyEffect {
  fileprivate init(deed: Deed) {
    self =
      switch deed {
      case .start(let label):
        .callback(id: "x") { journal, _ in
          journal.note(label)
          return Cancellation { journal.note("stop \(label)") }
        }
      case .send(let input): .send(input)
      case .cancel: .cancel("x")
      case .multiply: .move { $0.value = $0.value &* 5 }
      }
  }
}

extension Plan {
  static func place(_ kind: Kind, isKnown: Bool) -> Footprint {
    guard isKnown else { return .unknown }
    switch kind {
    case .kid(let index): return .field(0).appending(.field(index))
    case .maybe: return .field(1)
    case .rows: return .field(2)
    case .itself: return .unknown
    }
  }

  static func prism(_ number: Int, isKnown: Bool) -> Prism<FamilyInput, FamilyInput> {
    Prism(
      extract: { if case .part(number, let input) = $0 { input } else { nil } },
      embed: { .part(number, $0) },
      footprint: isKnown ? .case(number) : .unknown)
  }

  static func rowPrism(_ number: Int, isKnown: Bool) -> Prism<FamilyInput, (Int, FamilyInput)> {
    Prism(
      extract: { if case .row(number, let id, let input) = $0 { (id, input) } else { nil } },
      embed: { .row(number, $0.0, $0.1) },
      footprint: isKnown ? .case(number) : .unknown)
  }
}

extension FamilyDispatcher {
  fileprivate func part(_ kind: Plan.Kind, number: Int, isKnown: Bool) -> Plan.Part {
    let place = Plan.place(kind, isKnown: isKnown)
    let input = Plan.prism(number, isKnown: isKnown)
    switch kind {
    case .kid(let index):
      return child(state: KidLens(index: index, footprint: place), input: input)
    case .maybe:
      return child(
        ifPresent: MaybeLens(footprint: place).some, input: input)
    case .itself: return child(state: Itself(), input: input)
    case .rows:
      return child(
        each: RowsLens(footprint: place), input: Plan.rowPrism(number, isKnown: isKnown))
    }
  }
}

extension Plan.Made {
  /// A face that shows value and shown children, and registers each view's `send`.
  func face(_ way: String, _ register: Register, _ journal: Journal) -> FamilyFace {
    .placing { parts in
      let children = self.plan.lines.compactMap { line -> Text? in
        guard case .child(let kind, let number, _, let showing, let isKnown) = line,
          let part = self.parts[number], let below = self.below[number]
        else { return nil }
        let face = below.face("\(way)#\(number)", register, journal)
        switch showing {
        case .hidden: return nil
        case .placed: return parts.place(part, face)
        case .attached:
          return parts.attach(
            below.behaviour, face, kind, number: number, isKnown: isKnown, journal)
        }
      }
      return parts.view { family, send in
        register.sends["\(way) \(family.name)"] = send
        return .list([.line("(\(family.value)")] + children + [.line(")")])
      }
    }
  }
}

extension Parts<Family, FamilyInput, Text> {
  fileprivate func attach(
    _ behaviour: FamilyDispatcher, _ face: FamilyFace, _ kind: Plan.Kind, number: Int,
    isKnown: Bool, _ journal: Journal
  ) -> Text {
    let component = Component(behaviour, face)
    let place = Plan.place(kind, isKnown: isKnown)
    let input = Plan.prism(number, isKnown: isKnown)
    switch kind {
    case .kid(let index):
      return attach(
        component, state: KidLens(index: index, footprint: place), input: input, world: journal)
    case .maybe:
      return attach(
        component, ifPresent: MaybeLens(footprint: place).some,
        input: input, world: journal)
    case .itself: return attach(component, state: Itself(), input: input, world: journal)
    case .rows:
      return attach(
        component, each: RowsLens(footprint: place),
        input: Plan.rowPrism(number, isKnown: isKnown), world: journal)
    }
  }
}
