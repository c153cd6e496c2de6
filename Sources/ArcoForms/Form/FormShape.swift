import ArcoCore
import ArcoOptics

/// What can be asked of a form and of each part of it, whatever its value is.
struct FormShape<State, Input: Sendable, Reason: Equatable & Sendable>: Sendable {
  /// Hands over each field in order.
  let visit: @Sendable (State, (FieldReport<Input, Reason>) -> Void) -> Void
  /// Whether two drafts have the same fields, and these are the same by the last argument.
  let isSame: @Sendable (State, State, FieldComparison) -> Bool
  /// The field that an input refuses, as it stands in a draft; nil for another input, and where the draft
  /// has no such field.
  let refused: @Sendable (Input, State) -> FieldDraft<Reason>?
  /// Whether some field has an asynchronous check.
  let isAsking: Bool
  /// Says something to each field. Rows that it changes nothing in stay untouched.
  let tell: @Sendable (inout State, FieldInput<Reason>) -> Void
  /// Takes a draft as it is before a change, and returns what brings up to date what the rules find in all that
  /// has changed since; in everything where there is no draft before.
  var look: @Sendable (_ before: State?) -> (inout State) -> Void

  typealias FieldComparison = (FieldDraft<Reason>, FieldDraft<Reason>) -> Bool
}

extension FormShape {
  /// The shape of a single field.
  init<Value>(field work: FieldWork<Value, Reason>)
  where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    self.init(
      visit: { draft, see in see(work.report(draft)) },
      isSame: { one, other, isSame in isSame(one, other) },
      refused: { input, draft in if case .refuse = input { draft } else { nil } },
      isAsking: work.isAsking,
      tell: { draft, word in work.update(&draft, word) },
      look: { _ in
        // A field that was elsewhere brings along what rules found there.
        { draft in
          guard draft.clash != nil || draft.outerClash != nil else { return }
          (draft.clash, draft.outerClash) = (nil, nil)
        }
      })
  }

  /// The shape of several parts in order.
  init(_ parts: [FormShape]) {
    self.init(
      visit: { state, see in
        for part in parts { part.visit(state, see) }
      },
      isSame: { one, other, isSame in
        for part in parts where !part.isSame(one, other, isSame) { return false }
        return true
      },
      refused: { input, state in
        for part in parts {
          if let field = part.refused(input, state) { return field }
        }
        return nil
      },
      isAsking: parts.contains { $0.isAsking },
      tell: { state, word in
        for part in parts { part.tell(&state, word) }
      },
      look: { before in
        let looks = parts.map { $0.look(before) }
        return { state in
          for look in looks { look(&state) }
        }
      })
  }

  /// This shape as that of a part that is there where the optic finds it.
  func part<Whole, WholeInput: Sendable>(
    _ state: some AffineOptic<Whole, State>, _ input: some PrismOptic<WholeInput, Input>
  ) -> FormShape<Whole, WholeInput, Reason> {
    let (visit, isSame, refused, tell, look) = (visit, isSame, refused, tell, look)
    return FormShape<Whole, WholeInput, Reason>(
      visit: { whole, see in
        guard let part = state.extract(whole) else { return }
        visit(part) { field in see(field.mapped { input.embed($0) }) }
      },
      isSame: { one, other, areSame in
        guard let one = state.extract(one) else { return state.extract(other) == nil }
        return state.extract(other).map { isSame(one, $0, areSame) } ?? false
      },
      refused: { word, whole in
        guard let word = input.extract(word), let part = state.extract(whole) else { return nil }
        return refused(word, part)
      },
      isAsking: isAsking,
      tell: { whole, word in state.change(&whole) { tell(&$0, word) } },
      look: { before in
        let look = look(before.flatMap { state.extract($0) })
        return { whole in state.change(&whole) { look(&$0) } }
      })
  }

  /// This shape as that of a part that is there for each element.
  func each<Whole, WholeInput: Sendable, Elements: Keyed>(
    _ state: some AffineOptic<Whole, Elements>,
    _ input: some PrismOptic<WholeInput, (Elements.ID, Input)>
  ) -> FormShape<Whole, WholeInput, Reason>
  where Elements.Element == State, Elements.ID: Sendable {
    let (visit, isSame, refused, tell, look) = (visit, isSame, refused, tell, look)
    /// Changes elements: all, or those that may have changed since a revision. Each is changed in a copy, so
    /// that rows that stay as they are keep their versions.
    @Sendable func change(
      _ whole: inout Whole, since revision: Elements.Revision? = nil, _ body: (inout State) -> Void
    ) {
      let changed = state.extract(whole).map { elements in
        let known = revision.flatMap { elements.changes(since: $0) }?.map { $0.id }
        return (known ?? elements.keys).compactMap { id -> (Elements.ID, State)? in
          guard let before = elements.element(id: id) else { return nil }
          var after = before
          body(&after)
          return isSame(before, after, ==) ? nil : (id, after)
        }
      }
      guard let changed, !changed.isEmpty else { return }
      state.change(&whole) { elements in
        for (id, element) in changed { elements.modify(id: id) { $0 = element } }
      }
    }
    return FormShape<Whole, WholeInput, Reason>(
      visit: { whole, see in
        guard let elements = state.extract(whole) else { return }
        for id in elements.keys {
          guard let element = elements.element(id: id) else { continue }
          visit(element) { field in see(field.mapped { input.embed((id, $0)) }) }
        }
      },
      isSame: { one, other, areSame in
        guard let one = state.extract(one) else { return state.extract(other) == nil }
        guard let other = state.extract(other), one.keys == other.keys else { return false }
        for id in one.keys {
          guard let before = one.element(id: id), let after = other.element(id: id),
            isSame(before, after, areSame)
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
      tell: { whole, word in change(&whole) { tell(&$0, word) } },
      look: { before in
        let revision = before.flatMap { state.extract($0)?.revision }
        let look = look(nil)
        return { whole in change(&whole, since: revision, look) }
      })
  }
}
