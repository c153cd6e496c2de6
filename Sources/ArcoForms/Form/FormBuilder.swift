public import ArcoCore

/// A result builder that lists the parts of a form, and dispatchers for other changes of its draft.
/// An entry that needs no world fits into a form with any world.
@resultBuilder
public enum FormBuilder<
  World: Sendable, State, Input: Sendable, Reason: Equatable & Sendable
> {
  /// A list under construction.
  public struct List {
    /// The dispatchers of parts, and other dispatchers, in order.
    let dispatchers: [(dispatcher: Dispatcher<World, State, Input>, isPart: Bool)]
    let parts: [FormShape<State, Input, Reason>]
    let marks: [PartMark]

    /// Returns a dispatcher of all entries. After a dispatcher that is not a part has changed the
    /// draft, the rules of the parts are evaluated again.
    func steps(_ shape: FormShape<State, Input, Reason>) -> Dispatcher<World, State, Input> {
      var steps = Dispatcher<World, State, Input>.empty()
      for (dispatcher, isPart) in dispatchers {
        steps = steps.combine(
          isPart
            ? dispatcher
            : dispatcher.around(
              before: { shape.look($0) }, after: { state, look in look(&state) }))
        if !isPart, !dispatcher.isChildless {
          // It is not known which parts its children have changed.
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
    return List(
      dispatchers: [(part.child.dispatcher, true)] + coming, parts: [part.shape],
      marks: [part.mark])
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
      parts: [part.shape], marks: [part.mark])
  }

  /// Takes a dispatcher, for example one that adds and removes rows.
  ///
  /// The dispatcher receives no input when the form checks all fields together, as on submission.
  public static func buildExpression(_ dispatcher: Dispatcher<World, State, Input>) -> List {
    List(dispatchers: [(dispatcher, false)], parts: [], marks: [])
  }

  /// Takes a dispatcher that needs no world.
  @_disfavoredOverload
  public static func buildExpression(_ dispatcher: Dispatcher<Void, State, Input>) -> List {
    buildExpression(dispatcher.widen(world: { _ in () }))
  }

  /// Puts the parts in order.
  public static func buildBlock(_ lists: List...) -> List {
    List(
      dispatchers: lists.flatMap { $0.dispatchers }, parts: lists.flatMap { $0.parts },
      marks: lists.flatMap { $0.marks })
  }
}

extension FormBuilder.List: Sendable {}

/// The values of the parts of a form, for the `value:` closure, which is called only if each text is
/// a value of its format.
///
/// - State, Input, Reason: the types of the form.
public struct FormValues<State, Input: Sendable, Reason: Equatable & Sendable> {
  /// The draft. Read the properties that are not parts of the form from it.
  public let draft: State
  /// The parts that the form lists.
  let marks: [PartMark]

  /// The value of a part.
  ///
  /// - Precondition: the form lists the part, and the part is a constant: a property that makes a
  ///   new part for each read is another part each time.
  public subscript<World, Part, PartInput, Value>(
    part: FormPart<World, State, Input, Part, PartInput, Value, Reason>
  ) -> Value {
    guard marks.contains(where: { $0 === part.mark }), let value = part.read(draft) else {
      preconditionFailure(
        "a form reads a part that it does not list: store the part in a constant, and list it")
    }
    return value
  }
}

@available(*, unavailable)
extension FormValues: Sendable {}

extension DraftForm {
  /// Makes a form from its parts.
  ///
  ///     let accounts = DraftForm(world: SignUpWorld.self) {
  ///       password
  ///       again
  ///     } value: { fields in
  ///       fields[password] + fields[again]
  ///     }
  ///
  /// - Parameters:
  ///   - world: what asynchronous checks need from outside. By default it is the world of the first
  ///     part. Pass it if the first part needs no world and another part does.
  ///   - list: the parts, in the order in which they are checked.
  ///   - value: makes the value from the values of the parts. It is called only if each
  ///     text is a value of its format.
  public init(
    world: World.Type = World.self,
    @FormBuilder<World, State, Input, Reason> _ list: () ->
      FormBuilder<
        World, State, Input, Reason
      >.List,
    value: @escaping @Sendable (FormValues<State, Input, Reason>) -> Value
  ) {
    let list = list()
    let (parts, marks) = (FormShape(list.parts), list.marks)
    self.init(
      steps: list.steps(parts),
      read: { state in
        var isGood = true
        parts.visit(state) { if case .format = $0.problem { isGood = false } }
        return isGood ? value(FormValues(draft: state, marks: marks)) : nil
      },
      parts: parts, marks: marks)
  }
}
