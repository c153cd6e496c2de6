import ArcoHTML
import ArcoServer

/// The host of a page of the demo.
enum HostKind {
  case server
  case browser
}

/// A line that says where a page runs and how much it has loaded, with a link to the same page on
/// the other host.
///
/// A script fills in the figures, which only the browser knows.
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

/// The script that fills in the figures.
let figuresElement = Site.File("x-figures.js", PackageResources.x_figures_js)
