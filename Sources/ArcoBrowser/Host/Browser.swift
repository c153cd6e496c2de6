public import ArcoCore
public import ArcoHTML
public import ArcoWeb
import CArco

/// The page that a WebAssembly module runs in.
///
/// ```
/// import ArcoBrowser
///
/// Browser.run(Program(coffee(), state: Brew()))
/// ```
///
/// That is a whole `main.swift`. `swift package arco-web` builds it, and a page around it.
///
/// A module has one thread, which owns all that runs in it.
/// - In the literature: Elm's `Browser`.
public enum Browser {
  #if hasFeature(Embedded)
    /// Shows a program in an element of the page, for as long as the page is there.
    ///
    /// Several programs of one module may be shown, each in an element of its own.
    ///
    /// - Parameters:
    ///   - id: the element's `id`. What is in it is replaced. Where the page has none, the console
    ///     says so and nothing is shown.
    ///   - interpretation: how effects are carried out; live by default, in the browser's time.
    ///   - onProblem: hears of what could not be done; writes to the console by default.
    @inlinable
    public static func run<World, State, Input>(
      _ program: Program<World, State, Input, HTML>,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report
    ) {
      show(Page(program, interpretation: interpretation, onProblem: onProblem), at: id)
    }
  #else
    /// Shows a program in an element of the page, for as long as the page is there.
    ///
    /// - Parameters:
    ///   - id: the element's `id`. What is in it is replaced.
    ///   - interpretation: how effects are carried out; live by default, in the browser's time.
    ///   - onProblem: hears of what could not be done; writes to the console by default.
    ///   - isolation: the owner's; leave it out.
    @inlinable
    public static func run<World, State, Input>(
      _ program: Program<World, State, Input, HTML>,
      at id: String = "app",
      interpretation: Interpretation = .browser,
      onProblem: @escaping (Problem) -> Void = Browser.report,
      isolation: isolated any Actor = #isolation
    ) {
      show(Page(program, interpretation: interpretation, onProblem: onProblem), at: id)
    }
  #endif

  /// Shows a page in an element, for as long as it is there.
  @usableFromInline
  static func show(_ page: Page, at id: String) {
    let number = Int32(Module.pages.count)
    Module.pages.append(page)
    id.withBytes { arco_browser_open($0.baseAddress, $0.count) }
    page.onPatch = { patch in Module.show(patch, on: number) }
    Module.show(page.rebuild(), on: number)
  }

  /// Writes a problem to the browser's console.
  public static func report(_ problem: Problem) { warn(problem.message) }

  /// Writes a line to the browser's console.
  public static func warn(_ line: String) {
    line.withBytes { arco_browser_warn($0.baseAddress, $0.count) }
  }
}
