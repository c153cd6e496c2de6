public import ArcoCore
public import ArcoHTML

/// A running component as a web page sees it: markup first, then patches, and events back.
///
/// The hosts in front of it (a server's session, a browser) only carry bytes.
///
///     let page = Page(coffee(), state: Brew())
///     write(page.markup())          // first paint
///     page.onPatch = { write($0) }  // after each flush that changed something
///
/// - Isolation: that of its owner, as the driver's.
public struct Page {
  private let view: PageView
  private let stop: () -> Void
  private let visit: ((Event) -> EventRefusal?)?
  #if !hasFeature(Embedded)
    private let stopAndFinish: (@escaping () -> Void) -> Void
    private let addListener: (@escaping (Problem) -> Void) -> Void
    private let surround: (@escaping (() -> Void) -> Void) -> Void
    private let toTakeMail: () -> Void
    private let toPause: () -> Bool
    private let toResume: () -> Void
  #endif

  /// Takes the operations of each flush, in the owner's isolation; `docs/wire.md` says how they are
  /// written. Each of them has to arrive: after a loss, send a ``rebuild()``.
  public var onPatch: (([UInt8]) -> Void)? {
    get { view.onPatch }
    nonmutating set { view.onPatch = newValue }
  }

  /// The highest node number before a patch renumbers the page's nodes. Nil, the default, leaves the renumbering to the
  /// host, by a ``rebuild()``.
  ///
  /// For a host that shows each patch before the next event, so that no event names an element by a former number.
  package var mostNumbers: Int? {
    get { view.mostNumbers }
    nonmutating set { view.mostNumbers = newValue }
  }

  /// A limit far below the largest integer of the wire and of WebAssembly.
  package static let mostNumbers = 1 << 29

  // Inlined, so that what runs the page's own view is compiled for its state.
  /// Shows a driver that its maker goes on using, for instance to record it or to undo.
  ///
  ///     let driver = Driver(brew, state: Brew())
  ///     let recorder = driver.record()
  ///     let page = Page(driver, face: brewFace())
  ///
  /// - Precondition: the driver is not shown yet.
  @inlinable
  public init<World, State, Input>(
    _ driver: Driver<World, State, Input>, face: Face<State, Input, HTML>
  ) {
    let view = PageView()
    view.mount { around in
      driver.show(face, around: around) { changes in view.show(changes) }
    }
    self.init(view, of: driver)
  }

  @usableFromInline
  init<World, State, Input>(_ view: PageView, of driver: Driver<World, State, Input>) {
    self.init(view, of: driver, visit: nil)
  }

  init<World, State, Input>(
    _ view: PageView, of driver: Driver<World, State, Input>,
    visit: ((Event) -> EventRefusal?)?
  ) {
    self.view = view
    self.visit = visit
    self.stop = { driver.stop() }
    #if !hasFeature(Embedded)
      self.stopAndFinish = { driver.works.stop($0) }
      self.addListener = { driver.works.hearProblems($0) }
      self.surround = { driver.works.surroundMail($0) }
      self.toTakeMail = { driver.works.takeMail() }
      self.toPause = { driver.works.pause() }
      self.toResume = { driver.works.resume() }
    #endif
  }

  /// The address of what is shown, as its route prints it: the container's `data-address`. Nil where
  /// the page has no navigation.
  public var address: String? { view.address }

  /// What the view says of the document around the page now.
  public var head: Page.Head { Page.Head(view.document) }

  /// Whether the page may be shown, as its navigation's `allows` says now.
  package var isAllowed: Bool { view.isAllowed }

  /// Whether the state came to a place that the page may not show: it shows nothing from then on.
  package var isBarred: Bool { view.isBarred }

  /// How many numbered nodes the page has: the container's `data-nodes`.
  public var nodeCount: Int { view.document.nodeCount }

  /// The container's content as HTML, for the first paint.
  public func markup() -> [UInt8] { isBarred ? [] : view.document.markup() }

  /// The operations that build the page anew for a client that lost count.
  public func rebuild() -> [UInt8] {
    whole { view.document.rebuild(into: &$0) }
  }

  /// The operations that build the page for a client that shows nothing yet.
  package func build() -> [UInt8] {
    whole { view.document.build(into: &$0) }
  }

  /// The operations that build the whole page, and its address; of a page that may not be shown, only that the browser
  /// is to load it.
  private func whole(_ build: (inout Patch) -> Void) -> [UInt8] {
    var patch = Patch()
    if !isBarred { build(&patch) }
    if let address { patch.go(isBarred ? .load : .replace, to: address) }
    return patch.bytes
  }

  /// Whether there are more templates than a page is granted, so that a ``rebuild()`` is due.
  package func hasTooManyTemplates(_ limit: Int) -> Bool {
    view.document.hasTooManyTemplates(limit)
  }

  /// Whether the numbers of nodes run out, so that a ``rebuild()`` is due.
  package var hasSpentNumbers: Bool { view.document.hasSpentNumbers() }

  /// Hands an event to the view that is shown now.
  ///
  /// The operations that follow from it go to ``onPatch`` at once, together.
  ///
  /// - Parameter numbering: `.former` for an event that was made before the newest rebuild was shown.
  /// - Returns: nil if it was handled; otherwise why it was refused, and nothing happened.
  package func receive(_ event: Event, by numbering: Numbering = .current) -> EventRefusal? {
    guard event.kind == .visit, let visit else { return view.receive(event, by: numbering) }
    return view.receive { visit(event) }
  }

  /// Says that the newest rebuild is shown, so that no event comes with a number from before it.
  package func forgetFormerNumbers() { view.document.forgetFormerNumbers() }

  /// The numbers of all elements, in the document's order.
  package var elementNumbers: [Int] { view.document.elementNumbers }

  /// Those by which events from before the newest rebuild name them, 0 for none; nil where no such
  /// event is to come.
  package var formerElementNumbers: [Int]? { view.document.formerElementNumbers }

  /// Numbers the nodes anew, and says by which numbers events name the elements until a client shows that.
  ///
  /// - Returns: the operations by which a client that shows the same content does the same.
  package func recall(_ numbers: [Int]) -> [UInt8] {
    var patch = Patch()
    view.document.recall(numbers, into: &patch)
    return patch.bytes
  }

  /// Runs a look at the mounted page.
  package func inspect<Answer>(_ look: (Document) -> Answer) -> Answer { look(view.document) }

  /// Cancels the component's effects and lets go of its views; nothing is handled any more.
  ///
  /// Effects that are to be finished (`Effect.finishing(within:)`) go on.
  public func close() {
    view.onPatch = nil
    stop()
  }
}

#if !hasFeature(Embedded)
  extension Page {
    /// Cancels the component's effects and releases its views, as ``close()`` does.
    ///
    /// - Parameter whenOver: called in the owner's isolation once all effects that are to be finished are over.
    package func close(_ whenOver: @escaping () -> Void) {
      view.onPatch = nil
      stopAndFinish(whenOver)
    }

    /// Applies what effects have sent already, so that what is painted next shows it.
    package func takeMail() { toTakeMail() }

    /// Cancels what is alive by the state, so that nothing runs while nobody looks; false if something else
    /// is in flight, and then nothing is cancelled.
    package func pause() -> Bool { toPause() }

    /// Starts what is alive by the state.
    package func resume() { toResume() }

    /// Reports what the component could not do to a host too, beside the `onProblem` it was made
    /// with.
    package func hearProblems(_ hear: @escaping (Problem) -> Void) { addListener(hear) }

    /// Has a closure run each turn in which what effects sent is applied.
    package func surroundMail(_ surroundings: @escaping (() -> Void) -> Void) {
      surround(surroundings)
    }
  }
#endif

@available(*, unavailable)
extension Page: Sendable {}
