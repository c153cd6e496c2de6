import ArcoCore
import ArcoOptics

/// The operations of a form and of each of its parts that do not depend on the value's type.
struct FormShape<State, Input: Sendable, Reason: Equatable & Sendable>: Sendable {
  /// Visits each field in order.
  let visit: @Sendable (State, (FieldReport<Input, Reason>) -> Void) -> Void
  /// Returns true if two drafts have the same fields, and the fields are equal by the last
  /// argument.
  let isSame: @Sendable (State, State, FieldComparison) -> Bool
  /// Returns the field of a draft that an input refuses; nil for any other input, or if the draft
  /// has no such field.
  let refused: @Sendable (Input, State) -> FieldDraft<Reason>?
  /// True if a field has an asynchronous check.
  let isAsking: Bool
  /// Sends an input to each field. Rows that the input does not change are not written.
  let tell: @Sendable (inout State, FieldInput<Reason>) -> Void
  /// Continues the counts of each field that both drafts have.
  let count: @Sendable (inout State, _ former: State) -> Void
  /// Takes the draft before a change, and returns a function that evaluates rules for everything
  /// that has changed since. Without a draft, the function evaluates all rules.
  var look: @Sendable (_ before: State?) -> (inout State) -> Void

  typealias FieldComparison = (FieldDraft<Reason>, FieldDraft<Reason>) -> Bool
}

extension FormShape {
  /// Makes the shape of a single field.
  init<Value>(field work: FieldWork<Value, Reason>)
  where State == FieldDraft<Reason>, Input == FieldInput<Reason> {
    self.init(
      visit: { draft, see in see(work.report(draft)) },
      isSame: { one, other, isSame in isSame(one, other) },
      refused: { input, draft in if case .refuse = input { draft } else { nil } },
      isAsking: work.isAsking,
      tell: { draft, word in work.update(&draft, word) },
      count: { draft, former in draft.count(from: former) },
      look: { _ in
        // A field that was moved here may still have reasons from rules of its former form.
        { draft in
          guard draft.clash != nil || draft.outerClash != nil else { return }
          (draft.clash, draft.outerClash) = (nil, nil)
        }
      })
  }

  /// Makes the shape of several parts in order.
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
      count: { state, former in
        for part in parts { part.count(&state, former) }
      },
      look: { before in
        let looks = parts.map { $0.look(before) }
        return { state in
          for look in looks { look(&state) }
        }
      })
  }

  /// Returns this shape for a part that an optic leads to.
  func part<Whole, WholeInput: Sendable>(
    _ state: some AffineOptic<Whole, State>, _ input: some PrismOptic<WholeInput, Input>
  ) -> FormShape<Whole, WholeInput, Reason> {
    let (visit, isSame, refused, tell, look) = (visit, isSame, refused, tell, look)
    let count = count
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
      count: { whole, former in
        guard let former = state.extract(former) else { return }
        state.change(&whole) { count(&$0, former) }
      },
      look: { before in
        let look = look(before.flatMap { state.extract($0) })
        return { whole in state.change(&whole) { look(&$0) } }
      })
  }

  /// Returns this shape for a part for each element.
  func each<Whole, WholeInput: Sendable, Elements: Keyed>(
    _ state: some AffineOptic<Whole, Elements>,
    _ input: some PrismOptic<WholeInput, (Elements.ID, Input)>
  ) -> FormShape<Whole, WholeInput, Reason>
  where Elements.Element == State, Elements.ID: Sendable {
    let (visit, isSame, refused, tell, look) = (visit, isSame, refused, tell, look)
    let count = count
    /// Changes all elements, or those that may have changed since a revision. Each element is
    /// changed in a copy, so that unchanged rows keep their versions.
    @Sendable func change(
      _ whole: inout Whole, since revision: Elements.Revision? = nil,
      _ body: (Elements.ID, inout State) -> Void
    ) {
      let changed = state.extract(whole).map { elements in
        let known = revision.flatMap { elements.changes(since: $0) }?.map { $0.id }
        return (known ?? elements.keys).compactMap { id -> (Elements.ID, State)? in
          guard let before = elements.element(id: id) else { return nil }
          var after = before
          body(id, &after)
          return isSame(before, after, { $0.isIdentical(to: $1) }) ? nil : (id, after)
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
      tell: { whole, word in change(&whole) { tell(&$1, word) } },
      count: { whole, former in
        guard let former = state.extract(former) else { return }
        change(&whole) { id, element in
          if let former = former.element(id: id) { count(&element, former) }
        }
      },
      look: { before in
        let revision = before.flatMap { state.extract($0)?.revision }
        let look = look(nil)
        return { whole in change(&whole, since: revision) { look(&$1) } }
      })
  }
}
