/// A view for a dispatcher, as a value.
///
/// - State: what it shows.
/// - Input: what it reports.
/// - Content: the kind of view it makes.
///
///     func doseFace(_ label: String) -> Face<Dose, DoseInput, HTML> {
///       Face { dose, send in
///         p("\(label): \(dose.grams)g")
///         button("+", .onClick { send(.plus) })
///       }
///     }
///
/// Make faces in functions or as local values, not as globals. They are formed and run in their
/// host's isolation, so they can call the initialiser of a main-actor view.
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
  /// Disfavoured, so that a host's builder of the same shape comes first: a closure of several
  /// statements would else be taken for one that forgot its `return`.
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
  /// Not an initialiser: one that differs from the other only in the closure's arguments would turn
  /// every mistake in the closure into an error about their number.
  @_disfavoredOverload
  public static func showing(
    _ view: @escaping (State, Send<Input>, Parts<State, Input, Content>) -> Content
  ) -> Face {
    .placing { $0.showing(view) }
  }

  /// Makes a face that is set up once for each instance, for local state and what else is to be made
  /// once.
  ///
  ///     let face = Face<Todo, TodoInput, HTML>.placing { parts in
  ///       let isOpen = parts.local(false)
  ///       return parts.view { todo, send in
  ///         button("Details", .onClick { isOpen.modify { $0.toggle() } })
  ///         if isOpen.state { p(todo.notes) }
  ///       }
  ///     }
  ///
  /// - Parameter setUp: runs once for each mounted instance. It may place children, too, and returns
  ///   the view function, `parts.view { … }`.
  public static func placing(
    _ setUp: @escaping (Parts<State, Input, Content>) -> Drawing<State, Input, Content>
  ) -> Face {
    Face(form: .placing(setUp))
  }

  /// Makes a face that draws every instance in the same way.
  package init(_ drawing: Drawing<State, Input, Content>) { self.init(form: .plain(drawing)) }

  private init(form: Form) { self.form = form }

  /// How one instance is drawn.
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

/// The view function of one mounted instance; made by ``Parts/view(_:)``.
public struct Drawing<State, Input: Sendable, Content: ArcoCore.Content> {
  @usableFromInline
  enum Form {
    /// A view of the state.
    case view((State, Send<Input>) -> Content)
    /// Content that reads the state when it is shown. Nil where there is nothing new to show.
    case preparing((_ state: @escaping () -> State?, Send<Input>) -> Content?)
  }

  /// What it is made of. A face, and each view that is made by it, hold one of these.
  @usableFromInline
  final class Storage {
    /// A view of the state. It is apart from what prepares content, as a closure that is certainly there is called
    /// without counting a reference to it.
    @usableFromInline
    let view: (State, Send<Input>) -> Content
    /// What prepares content in its place.
    @usableFromInline
    let prepare: ((_ state: @escaping () -> State?, Send<Input>) -> Content?)?
    @usableFromInline
    let isPreparing: Bool
    /// Tells whether two states are equal, if the author asked for that.
    @usableFromInline
    let isEqual: ((State, State) -> Bool)?
    /// Makes for one instance what tells whether the part of a state that its view reads is the one that it
    /// shows, and remembers that part; nil for a view that does not say what it reads.
    @usableFromInline
    let reading: (() -> (State) -> Bool)?

    /// Whether the view says what it reads.
    @usableFromInline
    let isReading: Bool

    @usableFromInline
    init(_ form: Form, isEqual: ((State, State) -> Bool)?, reading: (() -> (State) -> Bool)?) {
      switch form {
      case .view(let view): (self.view, prepare, isPreparing) = (view, nil, false)
      case .preparing(let prepare):
        view = { _, _ in preconditionFailure("content that is prepared has no view of its state") }
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

  /// Makes it from the view function; hosts use this for builders of their own.
  public init(_ view: @escaping (State, Send<Input>) -> Content) {
    self.init(.view(view))
  }

  /// Makes it from a function that prepares content now and reads the state only when that is
  /// shown.
  ///
  /// This is for hosts that make views when they like and not when the state changes. The content
  /// holds a closure and no state, so that the next change copies nothing.
  /// - Parameter prepare: its `state` returns nil once the part is gone. If `prepare` itself
  ///   returns nil, the content that it returned before still shows the state, and the host hears
  ///   of no change.
  public init(
    preparing prepare: @escaping (_ state: @escaping () -> State?, Send<Input>) -> Content?
  ) {
    self.init(.preparing(prepare))
  }
}

@available(*, unavailable)
extension Drawing: Sendable {}
