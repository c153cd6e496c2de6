public import ArcoCore
public import ArcoHTML

/// A running component as a web page: HTML for the first paint, then patches out and events in.
///
/// A host (a session of a server, a browser) only carries the bytes.
///
///     let page = Page(coffee(), state: Brew())
///     write(page.markup())          // first paint
///     page.onPatch = { write($0) }  // after each flush that changed something
///
/// - Isolation: that of the owner of the driver.
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

  /// Receives the encoded operations of each flush (`docs/wire.md`), in the owner's isolation. The
  /// client must get all of them in order; after a loss, send a ``rebuild()``.
  public var onPatch: (([UInt8]) -> Void)? {
    get { view.onPatch }
    nonmutating set { view.onPatch = newValue }
  }

  /// The highest node number before a patch renumbers the page's nodes. Nil, the default, if the
  /// host renumbers by a ``rebuild()``.
  ///
  /// Only for a host that shows each patch before the next event, so that no event carries an
  /// outdated number.
  package var mostNumbers: Int? {
    get { view.mostNumbers }
    nonmutating set { view.mostNumbers = newValue }
  }

  /// A limit far below the largest integer of the wire and of WebAssembly.
  package static let mostNumbers = 1 << 29

  // Inlined, so that the compiler specialises the view's code for the page's own state.
  /// Shows a driver that the caller also uses, for instance to record it or to undo.
  ///
  ///     let driver = Driver(brew, state: Brew())
  ///     let recorder = driver.record()
  ///     let page = Page(driver, face: brewFace())
  ///
  /// - Precondition: no other view shows the driver.
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

  /// The address of the shown state, as the page's route prints it. The first paint has it in
  /// `data-address`. Nil for a page without navigation.
  public var address: String? { view.address }

  /// The title, language and metadata that the view currently gives the document around the page.
  public var head: Page.Head { Page.Head(view.document) }

  /// Whether the page may be shown, by the navigation's `allows` now.
  package var isAllowed: Bool { view.isAllowed }

  /// True once the state has come to an address that the page may not show. From then on the page
  /// shows nothing.
  package var isBarred: Bool { view.isBarred }

  /// The number of elements and texts of the page; each has a number, by which patches and events
  /// name it. The first paint has it in `data-nodes`, so that the browser's script can check its
  /// own count.
  public var nodeCount: Int { view.document.nodeCount }

  /// Renders the container's content as HTML, for the first paint.
  public func markup() -> [UInt8] { isBarred ? [] : view.document.markup() }

  /// Returns operations that build the whole page again, for a client that missed a patch.
  public func rebuild() -> [UInt8] {
    whole { view.document.rebuild(into: &$0) }
  }

  /// Returns operations that build the page for a client that shows nothing yet.
  package func build() -> [UInt8] {
    whole { view.document.build(into: &$0) }
  }

  /// Returns operations that build the whole page, and its address. For a page that may not be
  /// shown, only the operation that makes the browser load the address.
  private func whole(_ build: (inout Patch) -> Void) -> [UInt8] {
    var patch = Patch()
    if !isBarred { build(&patch) }
    if let address { patch.go(isBarred ? .load : .replace, to: address) }
    return patch.bytes
  }

  /// Whether the page uses more templates than `limit`, so that the host should send a
  /// ``rebuild()``.
  package func hasTooManyTemplates(_ limit: Int) -> Bool {
    view.document.hasTooManyTemplates(limit)
  }

  /// Whether the node numbers are nearly used up, so that the host should send a ``rebuild()``.
  package var hasSpentNumbers: Bool { view.document.hasSpentNumbers() }

  /// Passes an event to the current view.
  ///
  /// All operations that follow from the event go to ``onPatch`` as one patch, before this function
  /// returns.
  ///
  /// - Parameter numbering: `.former` for an event that was made before the newest rebuild was
  ///   shown.
  /// - Returns: nil if the event was handled; otherwise the reason for the refusal, and nothing has
  ///   changed.
  package func receive(_ event: Event, by numbering: Numbering = .current) -> EventRefusal? {
    guard event.kind == .visit, let visit else { return view.receive(event, by: numbering) }
    return view.receive { visit(event) }
  }

  /// Notes that the client shows the newest rebuild, so that no event carries an older number any
  /// more.
  package func forgetFormerNumbers() { view.document.forgetFormerNumbers() }

  /// The numbers of all elements, in the order of the document.
  package var elementNumbers: [Int] { view.document.elementNumbers }

  /// The elements' numbers before the newest rebuild, in the order of the document; 0 for an
  /// element without one. Nil if no event can carry such a number any more.
  package var formerElementNumbers: [Int]? { view.document.formerElementNumbers }

  /// Renumbers all nodes, and accepts the given element numbers in events until a client shows the
  /// new ones.
  ///
  /// - Parameter numbers: the elements' former numbers, in the order of the document.
  /// - Returns: operations that renumber the nodes of a client that shows the same content.
  package func recall(_ numbers: [Int]) -> [UInt8] {
    var patch = Patch()
    view.document.recall(numbers, into: &patch)
    return patch.bytes
  }

  /// Calls a closure with the mounted document.
  package func inspect<Answer>(_ look: (Document) -> Answer) -> Answer { look(view.document) }

  /// Cancels the component's effects and releases its views. Later events are not handled.
  ///
  /// Effects with `Effect.finishing(within:)` continue.
  public func close() {
    view.onPatch = nil
    stop()
  }
}

#if !hasFeature(Embedded)
  extension Page {
    /// Cancels the component's effects and releases its views, as ``close()`` does.
    ///
    /// - Parameter whenOver: called in the owner's isolation once all effects with
    ///   `finishing(within:)` are over.
    package func close(_ whenOver: @escaping () -> Void) {
      view.onPatch = nil
      stopAndFinish(whenOver)
    }

    /// Applies the inputs that effects have sent so far, so that the next paint shows them.
    package func takeMail() { toTakeMail() }

    /// Cancels the `alive(while:)` effects while nobody looks at the page. Returns false and
    /// cancels nothing if another effect runs.
    package func pause() -> Bool { toPause() }

    /// Starts the `alive(while:)` effects of the current state again.
    package func resume() { toResume() }

    /// Also reports the component's problems to a host, in addition to the `onProblem` of the page.
    package func hearProblems(_ hear: @escaping (Problem) -> Void) { addListener(hear) }

    /// Calls a closure around each delivery of inputs that effects have sent.
    package func surroundMail(_ surroundings: @escaping (() -> Void) -> Void) {
      surround(surroundings)
    }
  }
#endif

@available(*, unavailable)
extension Page: Sendable {}
