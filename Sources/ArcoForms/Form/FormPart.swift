public import ArcoCore
public import ArcoOptics

/// A form as a part of a larger form: a child, and the part's value.
///
/// - World: what the part's asynchronous checks need from outside.
/// - Whole, WholeInput: the draft and the input of the larger form.
/// - Part, PartInput: the draft and the input of the part.
/// - Value: the value of the part; an array for a part for each element.
/// - Reason: the application's reasons for refusing a well-formed value.
///
/// Made by `DraftForm.part(state:input:)` and the similar functions. The larger form lists the
/// part, and reads its value through it. A face places the part like any child.
public struct FormPart<
  World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable, Value,
  Reason: Equatable & Sendable
>: Sendable {
  /// The part as a child of the larger form's dispatcher, for a face to place.
  public let child: Child<World, Whole, WholeInput, Part, PartInput>
  let read: @Sendable (Whole) -> Value?
  let shape: FormShape<Whole, WholeInput, Reason>
  /// Changes the part in place; nil for a part for each element.
  let change: (@Sendable (inout Whole, (inout Part) -> Void) -> Void)?
  /// Adds and removes rows; nil for a part without rows.
  var coming: Dispatcher<World, Whole, WholeInput>?
  /// The identity of the part, by which a form knows the parts that it lists.
  let mark = PartMark()
}

/// The identity of a part.
final class PartMark: Sendable {}

extension DraftForm {
  /// Declares this form as a part that is always present in the larger draft.
  ///
  ///     let address = addressForm.part(
  ///       state: SignUpDraft.lenses.address, input: SignUpInput.prisms.address)
  public func part<Whole, WholeInput: Sendable>(
    state: some LensOptic<Whole, State>, input: some PrismOptic<WholeInput, Input>
  ) -> FormPart<World, Whole, WholeInput, State, Input, Value, Reason> {
    let read = read
    return FormPart(
      child: dispatcher.child(state: state, input: input),
      read: { read(state.get($0)) },
      shape: shape.part(state, input),
      change: { whole, change in state.change(&whole, change) })
  }

  /// Declares this form as a part that may be absent: a case or an optional.
  ///
  ///     let invoice = addressForm.part(
  ///       ifPresent: OrderDraft.lenses.invoice.some, input: OrderInput.prisms.invoice)
  ///
  /// While the part is absent, its value is nil, and it has no problems.
  public func part<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>, input: some PrismOptic<WholeInput, Input>
  ) -> FormPart<World, Whole, WholeInput, State, Input, Value?, Reason> {
    part(
      ifPresent: state, input: input,
      child: dispatcher.child(ifPresent: state, input: input, whenGone: .ignore))
  }

  /// Declares this form as a part that may be absent and has an identity. A part with another
  /// identity is a new part, and its asynchronous checks start again.
  public func part<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>,
    identifiedBy id: @escaping @Sendable (State) -> some Equatable & Sendable,
    input: some PrismOptic<WholeInput, Input>
  ) -> FormPart<World, Whole, WholeInput, State, Input, Value?, Reason> {
    part(
      ifPresent: state, input: input,
      child: dispatcher.child(
        ifPresent: state, identifiedBy: id, input: input, whenGone: .ignore))
  }

  private func part<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>, input: some PrismOptic<WholeInput, Input>,
    child: Child<World, Whole, WholeInput, State, Input>
  ) -> FormPart<World, Whole, WholeInput, State, Input, Value?, Reason> {
    let read = read
    return FormPart(
      child: child,
      read: { whole in
        guard let part = state.extract(whole) else { return .some(nil) }
        return read(part).map { .some($0) }
      },
      shape: shape.part(state, input),
      change: { whole, change in state.change(&whole, change) })
  }

  /// Declares this form as a part for each element of a collection.
  ///
  ///     let phones = phoneField.part(
  ///       each: SignUpDraft.lenses.phones, input: SignUpInput.prisms.phone)
  ///
  /// An input for a removed row is ignored: a field that is removed while it has the focus still
  /// sends `leave`.
  public func part<Whole, WholeInput: Sendable, Elements: Keyed>(
    each state: some AffineOptic<Whole, Elements>,
    input: some PrismOptic<WholeInput, (Elements.ID, Input)>
  ) -> FormPart<World, Whole, WholeInput, State, Input, [Value], Reason>
  where Elements.Element == State, Elements.ID: Sendable {
    let read = read
    return FormPart(
      child: dispatcher.child(each: state, input: input, whenGone: .ignore),
      read: { whole in
        var values: [Value] = []
        guard let elements = state.extract(whole) else { return values }
        for id in elements.keys {
          guard let value = elements.element(id: id).flatMap(read) else { return nil }
          values.append(value)
        }
        return values
      },
      shape: shape.each(state, input),
      change: nil)
  }
}

extension Parts {
  /// Shows a part of the form with a face, and returns the view.
  ///
  /// - Precondition: the form lists the part, and the part is placed once.
  public func place<World, Part, PartInput, Value, Reason>(
    _ part: FormPart<World, State, Input, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content {
    place(part.child, face())
  }
}
