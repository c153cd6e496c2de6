public import ArcoCore
public import ArcoHTML
public import ArcoWeb
import CArco

/// The page that a WebAssembly module runs in.
///
/// ```
/// import ArcoBrowser
///
/// Browser.run(coffee(), state: Brew())
/// ```
///
/// That is a whole `main.swift`. `swift package arco-web` builds it, and a page around it.
///
/// A module has one thread, which owns all that runs in it.
/// - In the literature: Elm's `Browser`.
public enum Browser {
  // Always inlined in a module, so that a program without a navigation does not carry the code of one.
  #if hasFeature(Embedded)
    /// Shows a component in an element of the page, for as long as the page is there.
    ///
    ///     Browser.run(shopPage(), state: Shop(), navigation: navigation)
    ///
    /// Several components of one module may be shown, each in an element of its own.
    ///
    /// - Parameters:
    ///   - world: handed to effects when they start.
    ///   - navigation: how the browser's address and the state follow each other; nil, the default, for a page of one
    ///     address. Addresses are those of the site: a folder's path in front of them is the server's affair. An
    ///     address that the navigation does not read shows `state`.
    ///   - id: the element's `id`. What is in it is replaced, unless it is the first paint of what
    ///     is shown (`--paint`). Where the page has no such element, the console says so and nothing is shown.
    ///   - interpretation: how effects are carried out; live by default, in the browser's time.
    ///   - onProblem: hears of what could not be done; writes to the console by default.
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

    /// Shows a component that needs no world in an element of the page.
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

    /// Shows a program in an element of the page.
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
    /// Shows a component in an element of the page, for as long as the page is there.
    ///
    ///     Browser.run(shopPage(), state: Shop(), navigation: navigation)
    ///
    /// Several components of one module may be shown, each in an element of its own.
    ///
    /// - Parameters:
    ///   - world: handed to effects when they start.
    ///   - navigation: how the browser's address and the state follow each other; nil, the default, for a page of one
    ///     address. Addresses are those of the site: a folder's path in front of them is the server's affair. An
    ///     address that the navigation does not read shows `state`.
    ///   - id: the element's `id`. What is in it is replaced, unless it is the first paint of what
    ///     is shown (`--paint`). Where the page has no such element, the console says so and nothing is shown.
    ///   - interpretation: how effects are carried out; live by default, in the browser's time.
    ///   - onProblem: hears of what could not be done; writes to the console by default.
    ///   - isolation: the owner's; leave it out.
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

    /// Shows a component that needs no world in an element of the page.
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

    /// Shows a program in an element of the page.
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

  /// Where the browser is within the site: a path and its query.
  @usableFromInline
  static var address: String { Module.kept("", in: 2) ?? "/" }

  /// Shows a page in an element, for as long as it is there.
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
