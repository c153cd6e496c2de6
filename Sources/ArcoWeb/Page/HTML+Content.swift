public import ArcoCore
public import ArcoHTML
public import ArcoOptics

extension HTML: Content {
  /// Markup with a hole in it that the instances of a child fill.
  public static func child(_ slot: Slot<HTML>) -> HTML {
    .hole(Hole(id: slot.id) { slot.fillings })
  }
}

extension Slot<HTML> {
  /// What fills the slot's hole now, for a page that begins to show it.
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

  /// What stands on the page for it, if anything does; set above, and nowhere else. No reference to it is
  /// counted.
  @inline(__always)
  var unmanagedMounted: Unmanaged<MountedFilling>? {
    guard let shown else { return nil }
    return Unmanaged.passUnretained(unsafeDowncast(shown, to: MountedFilling.self))
  }
}

extension Slot<HTML>.Change {
  /// The instance that has new content, if that is the change. No reference to it is counted: who has the
  /// change holds it.
  @inline(__always)
  var unmanagedInstance: Unmanaged<Instance<HTML>>? {
    guard case .drawn(let instance) = self else { return nil }
    return Unmanaged.passUnretained(instance)
  }

  /// The slot that has other instances, if that is the change; as above.
  @inline(__always)
  var unmanagedSlot: Unmanaged<Slot<HTML>>? {
    guard case .arranged(let slot) = self else { return nil }
    return Unmanaged.passUnretained(slot)
  }
}

/// A rearrangement as the page follows it.
struct FillingArrangement: Arrangement {
  private let order: Rearrangement
  private let pieces: [Rearrangement.Piece]

  init(_ order: Rearrangement) {
    self.order = order
    // Where one goes, the others stay.
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
  /// Makes a face from a function that lists markup.
  public init(@HTML.Builder _ view: @escaping (State, Send<Input>) -> HTML) {
    self.init(Drawing(view))
  }

  /// Makes a face from a function that lists markup and places children.
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

/// A face of a feature, for a page.
public typealias PageFace<State: Feature> = FaceOf<State, HTML>

/// A component of a feature, for a page.
public typealias PageComponent<State: Feature> = ComponentOf<State, HTML>

extension Parts where Content == HTML {
  /// Returns a view function that lists markup, as what the face is made of.
  public func view(
    @HTML.Builder _ view: @escaping (State, Send<Input>) -> HTML
  ) -> Drawing<State, Input, HTML> {
    Drawing(view)
  }
}

extension Parts where Content == HTML {
  /// Returns a view of a part of the state that lists markup, as what the face is made of. It runs only if
  /// the part is another, or local state of this instance changed.
  @inlinable
  public func view<Part: Equatable>(
    of part: some GetterOptic<State, Part>,
    @HTML.Builder _ view: @escaping (Part, Send<Input>) -> HTML
  ) -> Drawing<State, Input, HTML> {
    Drawing(of: part, view)
  }
}

extension Component where Content == HTML {
  /// Joins a dispatcher and a function that lists markup.
  public init(
    _ dispatcher: Dispatcher<World, State, Input>,
    @HTML.Builder view: @escaping (State, Send<Input>) -> HTML
  ) {
    self.init(dispatcher, Face(view))
  }

  /// Joins a dispatcher and a function that lists markup and places children.
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
