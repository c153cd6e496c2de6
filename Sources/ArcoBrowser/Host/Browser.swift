public import ArcoCore
public import ArcoHTML
public import ArcoWeb
import CArco

/// The browser page that a WebAssembly module runs in.
///
/// ```
/// import ArcoBrowser
///
/// Browser.run(coffee(), state: Brew())
/// ```
///
/// This is a whole `main.swift`. `swift package arco-web` builds the module and a page around it.
///
/// A module has a single thread, which owns all of its programs.
/// - In the literature: Elm's `Browser`.
public enum Browser {
  // Always inlined in a module, so that a program without navigation is linked without its code.
  #if hasFeature(Embedded)
    /// Starts a component and shows it in an element of the page, until the page is closed.
    ///
    ///     Browser.run(shopPage(), state: Shop(), navigation: navigation)
    ///
    /// A module may show several components, each in its own element.
    ///
    /// - Parameters:
    ///   - state: the first state.
    ///   - world: passed to effects when they start.
    ///   - navigation: the connection between the browser's address and the state. Nil, the
    ///     default, for a page with a single address. Addresses are relative to the site's folder.
    ///     If the navigation cannot read the address at the start, the page shows `state`.
    ///   - id: the `id` of the element. Its content is replaced, unless it is this component's
    ///     first paint (`--paint`). If the page has no such element, nothing is shown, and the
    ///     console has a warning.
    ///   - interpretation: how effects are run; live with the browser's clock by default.
    ///   - onProblem: called with each problem. By default, problems go to the console.
    @inlinable @inline(__always)
    public static func run<World, State, Input>(
      _ component: Component<World, State, Input, HTML>,
      state: State,
      world: World,
      navigation: Navigation<State, Input>? = nil,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report
    ) {
      run(
        Program(component, state: state, world: world), navigation: navigation, at: id,
        interpretation: interpretation, onProblem: onProblem)
    }

    /// Starts a component that needs no world and shows it in an element of the page.
    @inlinable @inline(__always)
    public static func run<State, Input>(
      _ component: Component<Void, State, Input, HTML>,
      state: State,
      navigation: Navigation<State, Input>? = nil,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report
    ) {
      run(
        Program(component, state: state), navigation: navigation, at: id,
        interpretation: interpretation, onProblem: onProblem)
    }

    /// Starts a program and shows it in an element of the page.
    @inlinable @inline(__always)
    public static func run<World, State, Input>(
      _ program: Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>? = nil,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report
    ) {
      guard let navigation else {
        return show(Page(program, interpretation: interpretation, onProblem: onProblem), at: id)
      }
      let driver = Driver(program, interpretation: interpretation, onProblem: onProblem)
      show(Page(driver, face: program.component.face, navigation: navigation, at: address), at: id)
    }
  #else
    /// Starts a component and shows it in an element of the page, until the page is closed.
    ///
    ///     Browser.run(shopPage(), state: Shop(), navigation: navigation)
    ///
    /// A module may show several components, each in its own element.
    ///
    /// - Parameters:
    ///   - state: the first state.
    ///   - world: passed to effects when they start.
    ///   - navigation: the connection between the browser's address and the state. Nil, the
    ///     default, for a page with a single address. Addresses are relative to the site's folder.
    ///     If the navigation cannot read the address at the start, the page shows `state`.
    ///   - id: the `id` of the element. Its content is replaced, unless it is this component's
    ///     first paint (`--paint`). If the page has no such element, nothing is shown, and the
    ///     console has a warning.
    ///   - interpretation: how effects are run; live with the browser's clock by default.
    ///   - onProblem: called with each problem. By default, problems go to the console.
    ///   - isolation: the owner's isolation; leave it out.
    @inlinable
    public static func run<World, State, Input>(
      _ component: Component<World, State, Input, HTML>,
      state: State,
      world: World,
      navigation: Navigation<State, Input>? = nil,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report,
      isolation: isolated any Actor = #isolation
    ) {
      run(
        Program(component, state: state, world: world), navigation: navigation, at: id,
        interpretation: interpretation, onProblem: onProblem)
    }

    /// Starts a component that needs no world and shows it in an element of the page.
    @inlinable
    public static func run<State, Input>(
      _ component: Component<Void, State, Input, HTML>,
      state: State,
      navigation: Navigation<State, Input>? = nil,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report,
      isolation: isolated any Actor = #isolation
    ) {
      run(
        Program(component, state: state), navigation: navigation, at: id,
        interpretation: interpretation, onProblem: onProblem)
    }

    /// Starts a program and shows it in an element of the page.
    @inlinable
    public static func run<World, State, Input>(
      _ program: Program<World, State, Input, HTML>,
      navigation: Navigation<State, Input>? = nil,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report,
      isolation: isolated any Actor = #isolation
    ) {
      guard let navigation else {
        return show(Page(program, interpretation: interpretation, onProblem: onProblem), at: id)
      }
      let driver = Driver(program, interpretation: interpretation, onProblem: onProblem)
      show(Page(driver, face: program.component.face, navigation: navigation, at: address), at: id)
    }
  #endif

  /// The browser's path and query, relative to the site's folder.
  @usableFromInline
  static var address: String { Module.kept("", in: 2) ?? "/" }

  /// Shows a page in an element, until the browser's page is closed.
  @usableFromInline
  package static func show(_ page: Page, at id: String) {
    let number = Int32(Module.pages.count)
    Module.pages.append(page)
    let patch = page.build()
    let fingerprint = Paint.fingerprint(of: patch)
    #if !arch(wasm32)
      if Paint.isAsked { return Paint.write(page, at: id, fingerprint: fingerprint) }
    #endif
    page.onPatch = { patch in Module.show(patch, on: number) }
    if page.mostNumbers == nil { page.mostNumbers = Page.mostNumbers }
    if Module.open(id, address: page.address, fingerprint: fingerprint) {
      page.inspect { $0.renumber() }
    } else {
      Module.show(patch, on: number)
    }
  }

  /// Writes a problem to the browser's console.
  public static func report(_ problem: Problem) { warn(problem.message) }

  /// Writes a line to the browser's console.
  public static func warn(_ line: String) {
    line.withBytes { arco_browser_warn($0.baseAddress, $0.count) }
  }
}
