public import ArcoCore

/// Lists the parts of a form, and dispatchers for what else happens to its draft. What needs no world
/// fits into a form with any world.
@resultBuilder
public enum FormBuilder<
  World: Sendable, State, Input: Sendable, Reason: Equatable & Sendable
> {
  /// A list under construction.
  public struct List {
    /// What parts do, and dispatchers that are none, in order.
    let dispatchers: [(dispatcher: Dispatcher<World, State, Input>, isPart: Bool)]
    let parts: [FormShape<State, Input, Reason>]

    /// What each input does. Where a dispatcher that is no part has changed something, the rules of the parts
    /// are looked at again.
    func steps(_ shape: FormShape<State, Input, Reason>) -> Dispatcher<World, State, Input> {
      var steps = Dispatcher<World, State, Input>.empty()
      for (dispatcher, isPart) in dispatchers {
        steps = steps.combine(
          isPart
            ? dispatcher
            : dispatcher.around(
              before: { shape.look($0) }, after: { state, look in look(&state) }))
        if !isPart, !dispatcher.isChildless {
          // What its children changed is not known.
          steps = steps.combine(.reduce { state, _ in shape.look(nil)(&state) })
        }
      }
      return steps
    }
  }

  /// Takes a part.
  public static func buildExpression<Part, PartInput, Value>(
    _ part: FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> List {
    let coming = part.coming.map { [(dispatcher: $0, isPart: false)] } ?? []
    return List(dispatchers: [(part.child.dispatcher, true)] + coming, parts: [part.shape])
  }

  /// Takes a part that needs no world.
  @_disfavoredOverload
  public static func buildExpression<Part, PartInput, Value>(
    _ part: FormPart<Void, State, Input, Part, PartInput, Value, Reason>
  ) -> List {
    let coming = part.coming.map { [(dispatcher: $0, isPart: false)] } ?? []
    let dispatchers = [(dispatcher: part.child.dispatcher, isPart: true)] + coming
    return List(
      dispatchers: dispatchers.map { ($0.dispatcher.widen(world: { _ in () }), $0.isPart) },
      parts: [part.shape])
  }

  /// Takes a dispatcher: for rows that are added and taken out, for example.
  ///
  /// It does not hear that the form tells all fields at once to look at themselves, as when it is submitted.
  public static func buildExpression(_ dispatcher: Dispatcher<World, State, Input>) -> List {
    List(dispatchers: [(dispatcher, false)], parts: [])
  }

  /// Takes a dispatcher that needs no world.
  @_disfavoredOverload
  public static func buildExpression(_ dispatcher: Dispatcher<Void, State, Input>) -> List {
    buildExpression(dispatcher.widen(world: { _ in () }))
  }

  /// Puts the parts in order.
  public static func buildBlock(_ lists: List...) -> List {
    List(dispatchers: lists.flatMap { $0.dispatchers }, parts: lists.flatMap { $0.parts })
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
  ///     let accounts = DraftForm(world: SignUpWorld.self) {
  ///       password
  ///       again
  ///     } value: { fields in
  ///       fields[password] + fields[again]
  ///     }
  ///
  /// - Parameters:
  ///   - world: what checks need from outside. By default it is the world of the first part, so it is
  ///     written where that part needs none and another does.
  ///   - list: the parts, in the order in which they are looked at.
  ///   - value: makes the value of what the parts say; called where nothing is wrong with them.
  public init(
    world: World.Type = World.self,
    @FormBuilder<World, State, Input, Reason> _ list: () ->
      FormBuilder<
        World, State, Input, Reason
      >.List,
    value: @escaping @Sendable (FormValues<State, Input, Reason>) -> Value
  ) {
    let list = list()
    let parts = FormShape(list.parts)
    self.init(
      steps: list.steps(parts),
      read: { state in
        var isGood = true
        parts.visit(state) { if case .format = $0.problem { isGood = false } }
        return isGood ? value(FormValues(state: state)) : nil
      },
      parts: parts)
  }
}
