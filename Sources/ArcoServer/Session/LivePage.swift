#if Server
  package import ArcoHTML
  public import ArcoWeb

  /// The interface of a page for its session. Outside of tests, `Page` is its only implementation.
  package protocol LivePage {
    /// The elements and texts in the container.
    var nodeCount: Int { get }
    /// The address of the page; nil if the page does not follow addresses.
    var address: String? { get }
    /// True if the navigation allows the current address.
    var isAllowed: Bool { get }
    /// True if the page reached an address that its navigation does not allow. The browser then
    /// loads that address.
    var isBarred: Bool { get }
    /// The parts of the document around the page that the view sets.
    var head: Page.Head { get }
    /// Takes the operations of each flush, in the owner's isolation.
    var onPatch: (([UInt8]) -> Void)? { get nonmutating set }
    /// The container's content as HTML.
    func markup() -> [UInt8]
    /// True if the page has more templates than it may have, so that a rebuild is due.
    func hasTooManyTemplates(_ limit: Int) -> Bool
    /// True if the numbers of the nodes run out, so that a rebuild is due.
    var hasSpentNumbers: Bool { get }
    /// The operations that build everything anew, under new numbers.
    func rebuild() -> [UInt8]
    /// The container's content as HTML, under new numbers: for a client that begins with it.
    func repaint() -> [UInt8]
    /// The forms, in the document's order.
    var plainForms: [PlainForm] { get }
    /// True if the view says by `aria-busy` that it waits for something.
    var isBusy: Bool { get }
    /// Says that the client shows the newest rebuild: no event names a node by its former number.
    func forgetFormerNumbers()
    /// Hands an event to the view that is shown now; nil when it was handled.
    func receive(_ event: Event, by numbering: Numbering) -> EventRefusal?
    /// The numbers of all elements, in the document's order.
    var elementNumbers: [Int] { get }
    /// The numbers by which events from before the newest rebuild name the elements, 0 for none; nil
    /// if no such event can arrive.
    var formerElementNumbers: [Int]? { get }
    /// Renumbers the nodes. Until the client has renumbered its nodes too, its events name the
    /// elements by `numbers`. Returns the operations for a client that shows the same content.
    func recall(_ numbers: [Int]) -> [UInt8]
    /// Sets a closure that runs each turn in which inputs of effects are applied.
    func surroundMail(_ surroundings: @escaping (() -> Void) -> Void)
    /// Applies the inputs that effects have sent so far.
    func takeMail()
    /// Cancels the effects of `alive`; false if another effect is in flight.
    func pause() -> Bool
    /// Starts the effects of `alive` again.
    func resume()
    /// Cancels effects and releases everything. Calls `whenOver` once the effects that are to be
    /// finished are over.
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
