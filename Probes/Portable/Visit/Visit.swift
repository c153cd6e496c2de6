import ArcoBrowser
import ArcoCore
import ArcoHTML
import ArcoWeb
import VisitFeature
import VisitPage

// An application of three modules, as features are advised to be: what each of them has is specialised in the next.

/// Stands for a program's `main.swift`.
@_expose(wasm, "main")
@_cdecl("begin")
public func begin() {
  Browser.run(Program(visitPage(), state: Visit()), navigation: visitNavigation())
}
