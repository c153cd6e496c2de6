public import ArcoCore
public import ArcoHTML
public import ArcoWeb

/// A component's page and its user, without a browser.
///
///     let page = TestPage(coffee(), state: Brew())
///     try page.click("More beans")
///     #expect(try page.text(of: "output#beans") == "16g")
///
/// A test finds an element by its accessible name: a label, `aria-label` or text. If no element has
/// the name, these are tried in order: a text within the element, the placeholder, the field name,
/// a tag with `#id` and `.class`, and the role. If several elements match, such as the buttons of
/// rows, `near:` names a text: the element that shares the smallest part of the page with that text
/// is chosen.
///
/// A test reads what a browser would show: the page's HTML, changed only by the patches. If this
/// ever differs from the page itself, the next call throws `TestPageError.defect`.
///
/// - Isolation: that of the page's owner.
public final class TestPage {
  let page: Page
  let browser = Browser()
  /// Edited fields that have not been left yet.
  var edits: [Edit] = []
  private(set) var isClosed = false
  /// Whether an element had the focus before the last gesture of `performFocused(_:)`.
  var hadFocus = false

  struct Edit {
    let field: BrowserNode
    let before: String
  }

  /// Makes a test page of a page that no host shows yet.
  public init(_ page: Page) {
    self.page = page
    browser.adopt(page.markup())
    if let address = page.address { browser.history = BrowsingHistory(at: address) }
    page.onPatch = browser.apply
    if page.mostNumbers == nil { page.mostNumbers = Page.mostNumbers }
  }

  /// The number of patches so far.
  public var patches: Int { browser.patches }

  /// The size of the last patch in bytes; 0 before the first.
  public var lastPatchBytes: Int { browser.lastPatchBytes }

  /// The operations of the last patch.
  package var lastOperations: [Operation] { browser.lastOperations }

  /// Cancels the component's effects, as the end of a session does. Later events are not handled.
  public func close() {
    page.close()
    isClosed = true
    browser.wake()
  }

  /// Rebuilds the page, as for a client that missed a patch.
  package func rebuild() { browser.apply(page.rebuild()) }

  /// Shows the page's HTML again, as for a browser that reloads it.
  package func adoptAgain() {
    page.inspect { $0.renumber() }
    browser.adopt(page.markup())
  }
}

@available(*, unavailable)
extension TestPage: Sendable {}

extension TestPage {
  /// Starts a component and shows it, in the isolation of its owner.
  ///
  ///     let page = TestPage(shopPage(), state: Shop(), navigation: navigation, at: "/cart")
  ///     #expect(page.address == "/cart")
  ///     try page.visit("/")
  ///     try page.goBack()
  ///
  /// - Parameters:
  ///   - state: the first state.
  ///   - world: passed to effects when they start.
  ///   - navigation: the connection between the browser's address and the state. Nil, the default,
  ///     for a page with a single address.
  ///   - address: the address that the browser loads. Only the navigation reads it.
  ///   - interpretation: how effects are run; live by default.
  ///   - onProblem: called with each problem. By default, problems go to standard error.
  ///   - isolation: the owner's isolation; leave it out.
  public convenience init<World, State, Input>(
    _ component: Component<World, State, Input, HTML>,
    state: State,
    world: World,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/",
    interpretation: Interpretation = .live,
    onProblem: @escaping (Problem) -> Void = Problem.report,
    isolation: isolated any Actor = #isolation
  ) {
    self.init(
      Program(component, state: state, world: world), navigation: navigation, at: address,
      interpretation: interpretation, onProblem: onProblem)
  }

  /// Starts a component that needs no world and shows it, in the isolation of its owner.
  public convenience init<State, Input>(
    _ component: Component<Void, State, Input, HTML>,
    state: State,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/",
    interpretation: Interpretation = .live,
    onProblem: @escaping (Problem) -> Void = Problem.report,
    isolation: isolated any Actor = #isolation
  ) {
    self.init(
      Program(component, state: state), navigation: navigation, at: address,
      interpretation: interpretation, onProblem: onProblem)
  }

  /// Starts a program and shows it, in the isolation of its owner.
  public convenience init<World, State, Input>(
    _ program: Program<World, State, Input, HTML>,
    navigation: Navigation<State, Input>? = nil,
    at address: String = "/",
    interpretation: Interpretation = .live,
    onProblem: @escaping (Problem) -> Void = Problem.report,
    isolation: isolated any Actor = #isolation
  ) {
    self.init(
      Page(
        program, navigation: navigation, at: address, interpretation: interpretation,
        onProblem: onProblem))
  }
}
