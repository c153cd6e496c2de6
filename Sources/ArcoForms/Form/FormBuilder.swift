public import ArcoCore

/// Lists the parts of a form, and dispatchers for what else happens to its draft. What needs no world
/// fits into a form with any world.
@resultBuilder
public enum FormBuilder<
  World: Sendable, State, Input: Sendable, Reason: Equatable & Sendable
> {
  /// A list under construction.
  public struct List {
    let dispatcher: Dispatcher<World, State, Input>
    let parts: [FormShape<State, Input, Reason>]
    /// Whether there are dispatchers that are no parts.
    var isMoving = false
  }

  /// Takes a part.
  public static func buildExpression<Part, PartInput, Value>(
    _ part: FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> List {
    List(dispatcher: part.child.dispatcher, parts: [part.shape])
  }

  /// Takes a part that needs no world.
  @_disfavoredOverload
  public static func buildExpression<Part, PartInput, Value>(
    _ part: FormPart<Void, State, Input, Part, PartInput, Value, Reason>
  ) -> List {
    List(dispatcher: part.child.dispatcher.widen(world: { _ in () }), parts: [part.shape])
  }

  /// Takes a dispatcher: for rows that are added and taken out, for example.
  public static func buildExpression(_ dispatcher: Dispatcher<World, State, Input>) -> List {
    List(dispatcher: dispatcher, parts: [], isMoving: true)
  }

  /// Takes a dispatcher that needs no world.
  @_disfavoredOverload
  public static func buildExpression(_ dispatcher: Dispatcher<Void, State, Input>) -> List {
    buildExpression(dispatcher.widen(world: { _ in () }))
  }

  /// Puts the parts in order.
  public static func buildBlock(_ lists: List...) -> List {
    var dispatcher = Dispatcher<World, State, Input>.empty()
    for list in lists { dispatcher = dispatcher.combine(list.dispatcher) }
    return List(
      dispatcher: dispatcher, parts: lists.flatMap { $0.parts },
      isMoving: lists.contains { $0.isMoving })
  }
}

extension FormBuilder.List: Sendable {}

/// The parts of a draft that say something, by their names.
///
/// - State, Input, Reason: those of the form.
public struct FormValues<State, Input: Sendable, Reason: Equatable & Sendable> {
  let state: State

  /// The value of a part.
  ///
  /// - Precondition: nothing is wrong with the part: it is one that the form lists.
  public subscript<World, Part, PartInput, Value>(
    part: FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> Value {
    guard let value = part.read(state) else {
      preconditionFailure("a form reads a part that it does not list: add it to the list")
    }
    return value
  }

  /// The value of a part; nil while something is wrong with it.
  public subscript<World, Part, PartInput, Value>(
    ifGood part: FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> Value? {
    part.read(state)
  }
}

@available(*, unavailable)
extension FormValues: Sendable {}

extension DraftForm {
  /// Makes a form of its parts.
  ///
  /// - Parameters:
  ///   - list: the parts, in the order in which they are looked at.
  ///   - value: makes the value of what the parts say; called where nothing is wrong with them.
  public init(
    @FormBuilder<World, State, Input, Reason> _ list: () ->
      FormBuilder<
        World, State, Input, Reason
      >.List,
    value: @escaping @Sendable (FormValues<State, Input, Reason>) -> Value
  ) {
    let list = list()
    let parts = FormShape(list.parts)
    self.init(
      steps: list.dispatcher,
      read: { state in
        var isGood = true
        parts.visit(state) { if case .format = $0.problem { isGood = false } }
        return isGood ? value(FormValues(state: state)) : nil
      },
      parts: parts, isMoving: list.isMoving)
  }
}
