public import ArcoCore
public import ArcoHTML
public import ArcoOptics

extension HTML: Content {
  /// Markup with a hole, which the instances of a child fill.
  public static func child(_ slot: Slot<HTML>) -> HTML {
    .hole(Hole(id: slot.id) { slot.fillings })
  }
}

extension Slot<HTML> {
  /// The current content of the slot, for a page that begins to show it.
  var fillings: [Filling] { takeAll().map { $0.filling } }
}

extension Instance<HTML> {
  var filling: Filling {
    Filling(id: id) {
      self.take() ?? .empty
    } whenMounted: {
      self.shown = $0
    }
  }

  /// The mounted filling of the instance, not retained. Only `filling` above sets it.
  @inline(__always)
  var unmanagedMounted: Unmanaged<MountedFilling>? {
    guard let shown else { return nil }
    return Unmanaged.passUnretained(unsafeDowncast(shown, to: MountedFilling.self))
  }
}

extension Slot<HTML>.Change {
  /// The instance with new content, if this change is one. Not retained: the change holds it.
  @inline(__always)
  var unmanagedInstance: Unmanaged<Instance<HTML>>? {
    guard case .drawn(let instance) = self else { return nil }
    return Unmanaged.passUnretained(instance)
  }

  /// The slot with other instances, if this change is one. Not retained: the change holds it.
  @inline(__always)
  var unmanagedSlot: Unmanaged<Slot<HTML>>? {
    guard case .arranged(let slot) = self else { return nil }
    return Unmanaged.passUnretained(slot)
  }
}

/// A rearrangement of a slot as one of a hole.
struct FillingArrangement: Arrangement {
  private let order: Rearrangement
  private let pieces: [Rearrangement.Piece]

  init(_ order: Rearrangement) {
    self.order = order
    // If one instance is removed, the others keep their order.
    pieces = order.removedAlone != nil ? [] : order.pieces
  }

  var removed: [Range<Int>] { order.removed }
  var runCount: Int { pieces.count }
  func run(_ index: Int) -> (start: Int, count: Int) { (pieces[index].start, pieces[index].count) }

  func apply(to fillings: inout [MountedFilling], new: [MountedFilling]) {
    order.apply(to: &fillings, new: new)
  }
}

extension Face where Content == HTML {
  /// Makes a face from a view function that lists markup.
  public init(@HTML.Builder _ view: @escaping (State, Send<Input>) -> HTML) {
    self.init(Drawing(view))
  }

  /// Makes a face from a view function that lists markup and places children.
  ///
  ///     let face = PageFace<Brew>.showing { brew, send, parts in
  ///       h1("Coffee")
  ///       parts.place(beans, doseFace("Beans"))
  ///     }
  public static func showing(
    @HTML.Builder _ view: @escaping (State, Send<Input>, Parts<State, Input, HTML>) -> HTML
  ) -> Face {
    .placing { $0.showing(view) }
  }
}

/// A face whose content is HTML, for a feature.
public typealias PageFace<State: Feature> = FaceOf<State, HTML>

/// A component whose content is HTML, for a feature.
public typealias PageComponent<State: Feature> = ComponentOf<State, HTML>

extension Parts where Content == HTML {
  /// Makes the face's view from a function that lists markup. Return it from the builder of the
  /// face.
  public func view(
    @HTML.Builder _ view: @escaping (State, Send<Input>) -> HTML
  ) -> Drawing<State, Input, HTML> {
    Drawing(view)
  }
}

extension Parts where Content == HTML {
  /// Makes the face's view from a function of a part of the state. The function runs only if the
  /// part has changed, or local state of this instance has changed.
  @inlinable
  public func view<Part: Equatable>(
    of part: some GetterOptic<State, Part>,
    @HTML.Builder _ view: @escaping (Part, Send<Input>) -> HTML
  ) -> Drawing<State, Input, HTML> {
    Drawing(of: part, view)
  }
}

extension Component where Content == HTML {
  /// Makes a component from a dispatcher and a view function that lists markup.
  public init(
    _ dispatcher: Dispatcher<World, State, Input>,
    @HTML.Builder view: @escaping (State, Send<Input>) -> HTML
  ) {
    self.init(dispatcher, Face(view))
  }

  /// Makes a component from a dispatcher and a view function that lists markup and places children.
  ///
  ///     func coffee() -> PageComponent<Brew> {
  ///       .showing(brew) { brew, send, parts in
  ///         parts.place(beans, doseFace("Beans"))
  ///         p("1 : \(brew.ratio)")
  ///       }
  ///     }
  public static func showing(
    _ dispatcher: Dispatcher<World, State, Input>,
    @HTML.Builder _ view: @escaping (State, Send<Input>, Parts<State, Input, HTML>) -> HTML
  ) -> Component {
    Component(dispatcher, .showing(view))
  }
}
