#if Server
  package import ArcoHTML
  public import ArcoWeb

  /// What a session needs of the page it owns; `Page` is the one there is outside of tests.
  package protocol LivePage {
    /// The elements and texts in the container.
    var nodeCount: Int { get }
    /// The address of what is shown; nil where the page does not follow it.
    var address: String? { get }
    /// Whether it may be shown, as its navigation says now.
    var isAllowed: Bool { get }
    /// Whether it came to a place that it may not show, and the browser is told to load that.
    var isBarred: Bool { get }
    /// What the view says of the document around the page.
    var head: Page.Head { get }
    /// Takes the operations of each flush, in the owner's isolation.
    var onPatch: (([UInt8]) -> Void)? { get nonmutating set }
    /// The container's content as HTML.
    func markup() -> [UInt8]
    /// Whether it has more templates than it is granted, so that a rebuild is due.
    func hasTooManyTemplates(_ limit: Int) -> Bool
    /// Whether the numbers of its nodes run out, so that a rebuild is due.
    var hasSpentNumbers: Bool { get }
    /// The operations that build everything anew, under new numbers.
    func rebuild() -> [UInt8]
    /// The container's content as HTML, under new numbers: for a client that begins with it.
    func repaint() -> [UInt8]
    /// The forms, in the document's order.
    var plainForms: [PlainForm] { get }
    /// Whether the view says that something is under way: by `aria-busy`.
    var isBusy: Bool { get }
    /// Says that the client shows the newest rebuild: no event names a node by its former number.
    func forgetFormerNumbers()
    /// Hands an event to the view that is shown now; nil when it was handled.
    func receive(_ event: Event, by numbering: Numbering) -> EventRefusal?
    /// The numbers of all elements, in the document's order.
    var elementNumbers: [Int] { get }
    /// Those by which events from before the newest rebuild name them, 0 for none; nil where no such
    /// event is to come.
    var formerElementNumbers: [Int]? { get }
    /// Numbers the nodes anew, and says by which numbers events name the elements until a client shows
    /// that; returns the operations by which a client that shows the same content does so.
    func recall(_ numbers: [Int]) -> [UInt8]
    /// Has a closure run each turn in which what effects sent is applied.
    func surroundMail(_ surroundings: @escaping (() -> Void) -> Void)
    /// Applies what effects have sent already.
    func takeMail()
    /// Cancels what is alive by the state, so that nothing runs; false if something else is in flight.
    func pause() -> Bool
    /// Starts what is alive by the state.
    func resume()
    /// Cancels effects and lets go of everything; calls when those are over that are to be finished.
    func close(_ whenOver: @escaping () -> Void)
  }

  extension LivePage {
    package func surroundMail(_ surroundings: @escaping (() -> Void) -> Void) {}

    package func hasTooManyTemplates(_ limit: Int) -> Bool { false }

    package var hasSpentNumbers: Bool { false }

    package var isAllowed: Bool { true }

    package var isBarred: Bool { false }
  }

  extension Page: LivePage {}
#endif
