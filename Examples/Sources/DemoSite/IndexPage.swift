import ArcoHTML
import ArcoServer
import GalleryHTML

/// The list of examples: a static page.
func indexPage(_ local: LocalSites) -> HTML {
  document("Arco examples") {
    main(.class("card")) {
      h1("Arco examples")
      p(
        """
        Each example is a component: a dispatcher and a face. Its source is beside it. Every tab \
        has its own copy of the component: open two.
        """)
      ul(.class("examples")) {
        for example in Example.all {
          li {
            a(example.name, .href(example.address))
            p(example.remark)
          }
        }
      }
      if local.isOffered {
        h2("In your browser")
        p("The same components, in WebAssembly: once the page is there, it needs no server.")
        if let progress = local.progress { output(progress, .ariaLabel("Progress")) }
        ul(.class("examples")) {
          for example in LocalSites.examples {
            if let address = local.address(of: example) {
              li { a("\(example.name), in the browser", .href(address)) }
            }
          }
        }
      }
      h2("Sites")
      ul(.class("examples")) {
        li {
          a("Tea shop", .href("/shop"))
          p("Pages with addresses, a cart, a checkout, and the orders of others as they arrive.")
        }
        li {
          a("TodoMVC", .href("/todomvc"))
          p("Built to its specification: each filter has an address.")
        }
        li {
          a("7GUIs", .href("/7guis"))
          p("Seven tasks for comparing UI frameworks, from a counter to a spreadsheet.")
        }
      }
    }
  }
}

/// The list of the gallery's pages, in order.
func galleryPage(_ docs: Documentation) -> HTML {
  document("Gallery – Arco") {
    wayBack
    main(.class("card")) {
      h1("Gallery")
      p("Each comonad is an architecture, and each is a component here, with its source beside it.")
      ol(.class("examples")) {
        for exhibit in Exhibit.all {
          li {
            a(exhibit.name, .href(exhibit.address))
            p(exhibit.about)
          }
        }
      }
      p {
        "All of them at work: the "
        a("feed reader", .href(Example.reader.address))
        "."
      }
      docs.reading(Example.gallery.articles)
    }
  }
}

/// The page for an error.
func failurePage(_ failure: Site.PageFailure) -> HTML {
  let (name, words) =
    switch failure {
    case .notFound: ("Not here", "There is no page at this address.")
    case .unknown: ("Log in first", "This page is only for users who are logged in.")
    case .forbidden: ("Not allowed", "You are not allowed to see this page.")
    case .expired: ("Out of date", "You sent this from an old page. Please try again.")
    case .tooMany: ("Too many", "Too many pages are open. Close some, and try again in a minute.")
    case .busy: ("Too busy", "Too many people are here. Please come again in a minute.")
    case .broken: ("Broken", "Something went wrong here. It is not your fault.")
    }
  return document("\(name) – Arco") {
    main(.class("card")) {
      h1(name)
      p(words)
      p { a("All examples", .href("/")) }
    }
  }
}

func document(
  _ name: String, @HTML.Builder content: () -> HTML
) -> HTML {
  html(.lang("en")) {
    head {
      meta(.charset("utf-8"))
      title(name)
      meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
      meta(.name("color-scheme"), .content("light dark"))
      link(.rel("icon"), .href(Assets.favicon))
      link(.rel("stylesheet"), .href(Assets.stylesheet))
    }
    body { content() }
  }
}
