public import ArcoCore
public import ArcoOptics

/// A form as part of a larger one: its child, and the value it says there.
///
/// - World: what its asynchronous checks need from outside.
/// - Whole, WholeInput: the draft and the input of the larger form.
/// - Part, PartInput: its own.
/// - Value: what the part says: of a part that is there for each element, an array.
/// - Reason: why the application refuses a value that is written properly.
///
/// Made by `DraftForm.part(state:input:)` and its sisters. The larger form lists it, and reads its
/// value by it. A face places it as any child.
public struct FormPart<
  World: Sendable, Whole, WholeInput: Sendable, Part, PartInput: Sendable, Value,
  Reason: Equatable & Sendable
>: Sendable {
  /// The part as a child of the larger form's dispatcher, for a face to place.
  public let child: Child<World, Whole, WholeInput, Part, PartInput>
  let read: @Sendable (Whole) -> Value?
  let shape: FormShape<Whole, WholeInput, Reason>
  /// Changes the part in place; nil where it is there for each element.
  let change: (@Sendable (inout Whole, (inout Part) -> Void) -> Void)?
  /// Adds rows and takes them out; nil for what is no row.
  var coming: Dispatcher<World, Whole, WholeInput>?
}

extension DraftForm {
  /// Declares this form as a part that every larger draft has.
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

  /// Declares this form as a part that is there only sometimes: a case, or an optional.
  ///
  ///     let invoice = addressForm.part(
  ///       ifPresent: OrderDraft.lenses.invoice.some, input: OrderInput.prisms.invoice)
  ///
  /// While it is not there, its value is nil, and nothing is wrong with it.
  public func part<Whole, WholeInput: Sendable>(
    ifPresent state: some AffineOptic<Whole, State>, input: some PrismOptic<WholeInput, Input>
  ) -> FormPart<World, Whole, WholeInput, State, Input, Value?, Reason> {
    part(
      ifPresent: state, input: input,
      child: dispatcher.child(ifPresent: state, input: input, whenGone: .ignore))
  }

  /// Declares this form as a part that is there only sometimes and has an identity: another identity is another part,
  /// whose asynchronous checks begin anew.
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

  /// Declares this form as a part that is there for each element of a collection.
  ///
  ///     let phones = phoneField.part(
  ///       each: SignUpDraft.lenses.phones, input: SignUpInput.prisms.phone)
  ///
  /// An input for a row that is gone is ignored: a field that goes while the focus is in it is left.
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
  /// Shows a part of the form with a face, and returns the view to put somewhere.
  ///
  /// - Precondition: the form lists the part, and it is placed once.
  public func place<World, Part, PartInput, Value, Reason>(
    _ part: FormPart<World, State, Input, Part, PartInput, Value, Reason>,
    _ face: @autoclosure () -> Face<Part, PartInput, Content>
  ) -> Content {
    place(part.child, face())
  }
}
