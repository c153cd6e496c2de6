public import ArcoCore
public import ArcoHTML
public import ArcoWeb

/// A component's page and someone who uses it, without a browser.
///
///     let page = TestPage(coffee(), state: Brew())
///     try page.click("More beans")
///     #expect(try page.text(of: "output#beans") == "16g")
///
/// Elements are found as a person finds them: by what they are called, that is, by their label,
/// `aria-label` or text; else by a text that stands in them, by placeholder, field name, by a tag
/// with `#id` and `.class`, or by role. `near:` tells apart elements of one name, such as the
/// buttons of rows: it takes the element that shares the smallest part of the page with that text.
///
/// What is read is what a browser would show: the page's markup, changed by nothing but the patches
/// that followed. Should that ever differ from what the page holds, the next call throws.
///
/// - Isolation: that of its owner, as the page's.
public final class TestPage {
  let page: Page
  let browser = Browser()
  /// Fields that were changed and not left yet.
  var edits: [Edit] = []
  private(set) var isClosed = false
  /// Whether somebody had the focus before the last gesture that minds it.
  var hadFocus = false

  struct Edit {
    let field: BrowserNode
    let before: String
  }

  /// Shows a page that nobody shows yet.
  public init(_ page: Page) {
    self.page = page
    browser.adopt(page.markup())
    if let address = page.address { browser.history = BrowsingHistory(at: address) }
    page.onPatch = browser.apply
    if page.mostNumbers == nil { page.mostNumbers = Page.mostNumbers }
  }

  /// How many patches came so far.
  public var patches: Int { browser.patches }

  /// How many bytes the last patch took; 0 before the first.
  public var lastPatchBytes: Int { browser.lastPatchBytes }

  /// What the last patch did.
  package var lastOperations: [Operation] { browser.lastOperations }

  /// Cancels the component's effects, as the end of a session does; nothing is handled any more.
  public func close() {
    page.close()
    isClosed = true
    browser.wake()
  }

  /// Shows the page anew, as for a browser that lost count.
  package func rebuild() { browser.apply(page.rebuild()) }

  /// Shows the page's markup anew, as for a browser that comes back.
  package func adoptAgain() {
    page.inspect { $0.renumber() }
    browser.adopt(page.markup())
  }
}

@available(*, unavailable)
extension TestPage: Sendable {}

extension TestPage {
  /// Shows a component, started in the isolation of its owner.
  ///
  ///     let page = TestPage(shopPage(), state: Shop(), navigation: navigation, at: "/cart")
  ///     #expect(page.address == "/cart")
  ///     try page.visit("/")
  ///     try page.goBack()
  ///
  /// - Parameters:
  ///   - world: handed to effects when they start.
  ///   - navigation: how the browser's address and the state follow each other; nil, the default, for a page of one
  ///     address.
  ///   - address: the one that the browser loads, read by the navigation alone.
  ///   - interpretation: how effects are carried out; live by default.
  ///   - onProblem: hears of what could not be done; writes to standard error by default.
  ///   - isolation: the owner's; leave it out.
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

  /// Shows a component that needs no world, started in the isolation of its owner.
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

  /// Shows a program, started in the isolation of its owner.
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
