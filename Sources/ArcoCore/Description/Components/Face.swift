/// A view function for the state of a dispatcher, as a value.
///
/// - State: the state that the view shows.
/// - Input: the inputs that the view sends.
/// - Content: the kind of view that the face makes.
///
///     func doseFace(_ label: String) -> Face<Dose, DoseInput, HTML> {
///       Face { dose, send in
///         p("\(label): \(dose.grams)g")
///         button("+", .onClick { send(.plus) })
///       }
///     }
///
/// Make faces in functions or as local values, not as globals. A face is made and run in its host's
/// isolation, so it can call the initialiser of a main-actor view.
public struct Face<State, Input: Sendable, Content: ArcoCore.Content> {
  @usableFromInline
  enum Form {
    /// The same for every instance.
    case plain(Drawing<State, Input, Content>)
    /// Set up for each instance.
    case placing((Parts<State, Input, Content>) -> Drawing<State, Input, Content>)
  }

  @usableFromInline
  let form: Form

  /// Makes a face from a view function.
  ///
  /// Disfavoured: a host may have an initialiser of the same shape that takes a result builder.
  /// Without the attribute, the compiler would choose this initialiser and report a missing
  /// `return` in a closure of several statements.
  @_disfavoredOverload
  public init(_ view: @escaping (State, Send<Input>) -> Content) {
    self.init(Drawing(view))
  }

  /// Makes a face whose view places children.
  ///
  ///     let face = FaceOf<Brew, HTML>.showing { brew, send, parts in
  ///       parts.place(beans, doseFace("Beans"))
  ///       parts.place(water, doseFace("Water"))
  ///       p("1 : \(brew.ratio)")
  ///     }
  ///
  /// A static function rather than an initialiser: if two initialisers differed only in the
  /// arguments of their closure, the compiler would report every mistake in the closure as a wrong
  /// number of arguments.
  @_disfavoredOverload
  public static func showing(
    _ view: @escaping (State, Send<Input>, Parts<State, Input, Content>) -> Content
  ) -> Face {
    .placing { $0.showing(view) }
  }

  /// Makes a face that is set up once for each instance, for example with local state.
  ///
  ///     let face = Face<Todo, TodoInput, HTML>.placing { parts in
  ///       let isOpen = parts.local(false)
  ///       return parts.view { todo, send in
  ///         button("Details", .onClick { isOpen.modify { $0.toggle() } })
  ///         if isOpen.state { p(todo.notes) }
  ///       }
  ///     }
  ///
  /// - Parameter setUp: is called once for each mounted instance. It may also place children. It
  ///   returns the view function, `parts.view { … }`.
  public static func placing(
    _ setUp: @escaping (Parts<State, Input, Content>) -> Drawing<State, Input, Content>
  ) -> Face {
    Face(form: .placing(setUp))
  }

  /// Makes a face that draws every instance with the same drawing.
  package init(_ drawing: Drawing<State, Input, Content>) { self.init(form: .plain(drawing)) }

  private init(form: Form) { self.form = form }

  /// Returns the drawing for one instance.
  @inlinable
  func drawing(
    _ parts: @autoclosure () -> Parts<State, Input, Content>
  ) -> Drawing<State, Input, Content> {
    switch form {
    case .plain(let drawing): drawing
    case .placing(let setUp): setUp(parts())
    }
  }
}

@available(*, unavailable)
extension Face: Sendable {}

/// The view function of one mounted instance, as ``Parts/view(_:)`` makes it.
public struct Drawing<State, Input: Sendable, Content: ArcoCore.Content> {
  @usableFromInline
  enum Form {
    /// A function that makes a view of the state.
    case view((State, Send<Input>) -> Content)
    /// A function that makes content which reads the state later, when the content is shown. Nil if
    /// the previous content is still valid.
    case preparing((_ state: @escaping () -> State?, Send<Input>) -> Content?)
  }

  /// The functions of a drawing, shared by its copies.
  @usableFromInline
  final class Storage {
    /// The view function. Not optional, unlike `prepare`: calling an optional closure costs a
    /// retain.
    @usableFromInline
    let view: (State, Send<Input>) -> Content
    /// The function that prepares content instead of `view`.
    @usableFromInline
    let prepare: ((_ state: @escaping () -> State?, Send<Input>) -> Content?)?
    @usableFromInline
    let isPreparing: Bool
    /// Compares two states, if the face is `compared()`.
    @usableFromInline
    let isEqual: ((State, State) -> Bool)?
    /// Makes a check for one instance: is the part that its view reads unchanged? The check
    /// remembers the part. Nil if the view reads the whole state.
    @usableFromInline
    let reading: (() -> (State) -> Bool)?

    /// Whether the view declares which part of the state it reads.
    @usableFromInline
    let isReading: Bool

    @usableFromInline
    init(_ form: Form, isEqual: ((State, State) -> Bool)?, reading: (() -> (State) -> Bool)?) {
      switch form {
      case .view(let view): (self.view, prepare, isPreparing) = (view, nil, false)
      case .preparing(let prepare):
        view = { _, _ in preconditionFailure("a drawing that prepares content has no view") }
        (self.prepare, isPreparing) = (prepare, true)
      }
      self.isEqual = isEqual
      self.reading = reading
      isReading = reading != nil
    }

    var form: Form { if let prepare { .preparing(prepare) } else { .view(view) } }
  }

  @usableFromInline
  let storage: Storage

  @inlinable
  init(
    _ form: Form, isEqual: ((State, State) -> Bool)? = nil,
    reading: (() -> (State) -> Bool)? = nil
  ) {
    storage = Storage(form, isEqual: isEqual, reading: reading)
  }

  /// Makes a drawing from a view function. Hosts use this initialiser for builders of their own.
  public init(_ view: @escaping (State, Send<Input>) -> Content) {
    self.init(.view(view))
  }

  /// Makes a drawing whose content reads the state later, when the host shows the content.
  ///
  /// For hosts such as SwiftUI, which evaluate views at times of their own choice and not when the
  /// state changes. The content holds a closure and no state, so the next change of the state
  /// copies nothing.
  /// - Parameter prepare: returns the content. Its argument `state` reads the current state, and
  ///   returns nil once the part is gone. If `prepare` returns nil, the content that it returned
  ///   before stays valid, and the host is not notified.
  public init(
    preparing prepare: @escaping (_ state: @escaping () -> State?, Send<Input>) -> Content?
  ) {
    self.init(.preparing(prepare))
  }
}

@available(*, unavailable)
extension Drawing: Sendable {}
