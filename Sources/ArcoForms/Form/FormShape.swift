import ArcoCore
import ArcoOptics

/// What can be asked of a form and of each part of it, whatever its value is.
struct FormShape<State, Input: Sendable, Reason: Equatable & Sendable>: Sendable {
  /// Hands over each field in order.
  let visit: @Sendable (State, (FieldReport<Input, Reason>) -> Void) -> Void
  /// Whether the same is written in two drafts, in the same fields.
  let isSame: @Sendable (State, State) -> Bool
  /// The field that an input refuses, as it stands in a draft; nil for another input, and where the draft
  /// has no such field.
  let refused: @Sendable (Input, State) -> FieldDraft<Reason>?
  /// Whether some field has an asynchronous check.
  let isAsking: Bool
  /// Forgets what rules have found at each field, and returns whether that was something.
  let forget: @Sendable (inout State) -> Bool
  /// Brings what the rules find up to date, and returns whether that was another; nil without rules.
  var look: (@Sendable (inout State) -> Bool)?
}

extension FormShape {
  /// The shape of a single field.
  init<Value>(field work: FieldWork<Value, Reason>)
  where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    self.init(
      visit: { draft, see in see(work.report(draft)) },
      isSame: { $0.text.isSame(as: $1.text) },
      refused: { input, draft in if case .refuse = input { draft } else { nil } },
      isAsking: work.isAsking,
      forget: { draft in
        guard draft.clash != nil else { return false }
        draft.clash = nil
        return true
      })
  }

  /// The shape of several parts in order.
  init(_ parts: [FormShape]) {
    self.init(
      visit: { state, see in
        for part in parts { part.visit(state, see) }
      },
      isSame: { one, other in
        for part in parts where !part.isSame(one, other) { return false }
        return true
      },
      refused: { input, state in
        for part in parts {
          if let field = part.refused(input, state) { return field }
        }
        return nil
      },
      isAsking: parts.contains { $0.isAsking },
      forget: { state in
        var isOther = false
        for part in parts where part.forget(&state) { isOther = true }
        return isOther
      })
    guard parts.contains(where: { $0.look != nil }) else { return }
    let looks = parts.map(\.update)
    look = { state in
      var isOther = false
      for look in looks where look(&state) { isOther = true }
      return isOther
    }
  }

  /// What a form with rules does with this part of it: a draft may have come here from a place that has a rule.
  var update: @Sendable (inout State) -> Bool { look ?? forget }

  /// This shape as that of a part that is there where the optic finds it.
  func part<Whole, WholeInput: Sendable>(
    _ state: some AffineOptic<Whole, State>, _ input: some PrismOptic<WholeInput, Input>
  ) -> FormShape<Whole, WholeInput, Reason> {
    let (visit, isSame, refused, look, forget) = (visit, isSame, refused, look, forget)
    var shape = FormShape<Whole, WholeInput, Reason>(
      visit: { whole, see in
        guard let part = state.extract(whole) else { return }
        visit(part) { field in see(field.mapped { input.embed($0) }) }
      },
      isSame: { one, other in
        guard let one = state.extract(one) else { return state.extract(other) == nil }
        return state.extract(other).map { isSame(one, $0) } ?? false
      },
      refused: { word, whole in
        guard let word = input.extract(word), let part = state.extract(whole) else { return nil }
        return refused(word, part)
      },
      isAsking: isAsking,
      forget: { whole in state.modifyIfPresent(&whole) { forget(&$0) } ?? false })
    if let look {
      shape.look = { whole in
        state.modifyIfPresent(&whole) { look(&$0) } ?? false
      }
    }
    return shape
  }

  /// This shape as that of a part that is there for each element.
  func each<Whole, WholeInput: Sendable, Elements: Keyed>(
    _ state: some AffineOptic<Whole, Elements>,
    _ input: some PrismOptic<WholeInput, (Elements.ID, Input)>
  ) -> FormShape<Whole, WholeInput, Reason>
  where Elements.Element == State, Elements.ID: Sendable {
    let (visit, isSame, refused, look, forget) = (visit, isSame, refused, look, forget)
    @Sendable func change(_ whole: inout Whole, _ look: (inout State) -> Bool) -> Bool {
      guard let elements = state.extract(whole) else { return false }
      var isOther = false
      for id in elements.keys {
        // Looked at in a copy, so that rows that stay as they are keep their versions.
        guard var element = elements.element(id: id), look(&element) else { continue }
        isOther = true
        state.change(&whole) { $0.modify(id: id) { $0 = element } }
      }
      return isOther
    }
    var shape = FormShape<Whole, WholeInput, Reason>(
      visit: { whole, see in
        guard let elements = state.extract(whole) else { return }
        for id in elements.keys {
          guard let element = elements.element(id: id) else { continue }
          visit(element) { field in see(field.mapped { input.embed((id, $0)) }) }
        }
      },
      isSame: { one, other in
        guard let one = state.extract(one) else { return state.extract(other) == nil }
        guard let other = state.extract(other), one.keys == other.keys else { return false }
        for id in one.keys {
          guard let before = one.element(id: id), let after = other.element(id: id),
            isSame(before, after)
          else { return false }
        }
        return true
      },
      refused: { word, whole in
        guard let (id, word) = input.extract(word),
          let element = state.extract(whole)?.element(id: id)
        else { return nil }
        return refused(word, element)
      },
      isAsking: isAsking,
      forget: { change(&$0, forget) })
    if let look { shape.look = { change(&$0, look) } }
    return shape
  }
}
