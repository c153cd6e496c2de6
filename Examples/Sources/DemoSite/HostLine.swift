import ArcoHTML
import ArcoServer

/// Where a page of the demo runs.
enum HostKind {
  case server
  case browser
}

/// Says where a page runs and what it cost so far, and leads to the same page elsewhere.
///
/// A script fills in the figures, which only the browser has.
func host(_ kind: HostKind, other: WebAddress?) -> HTML {
  footer(.class("host")) {
    p {
      kind == .server ? "This page runs on the server. " : "This page runs in your browser. "
      HTML.element("x-figures")()
    }
    if let other {
      p {
        a(kind == .server ? "The same in your browser" : "The same from the server", .href(other))
      }
    }
  }
}

/// What fills in the figures.
let figuresElement = Site.File("x-figures.js", PackageResources.x_figures_js)
