import ArcoHTML
import ArcoServer
import GalleryHTML

/// The list of examples: a page that needs no server once it is there.
func indexPage(_ local: LocalSites) -> HTML {
  document("Arco examples") {
    main(.class("card")) {
      h1("Arco examples")
      p(
        """
        Each is a value: what it does, and what shows it. Its source stands beside it. Every tab has \
        a component of its own. Open two.
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
          p("To its specification: each filter is an address.")
        }
        li {
          a("7GUIs", .href("/7guis"))
          p("Seven tasks for whatever makes user interfaces, from a counter to a sheet of cells.")
        }
      }
    }
  }
}

/// The way into the gallery: its pages, in order.
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

/// What is said where there is no page.
func failurePage(_ failure: Site.PageFailure) -> HTML {
  let (name, words) =
    switch failure {
    case .notFound: ("Not here", "Nothing has this address.")
    case .unknown: ("Who is there?", "This page is for those who are logged in.")
    case .forbidden: ("Not for you", "This page is for others.")
    case .expired: ("Out of date", "What you sent came from a page that is gone. Please try again.")
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
