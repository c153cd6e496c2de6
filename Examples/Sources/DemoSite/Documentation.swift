import ArcoHTML
import Foundation
import Hummingbird

/// The documentation as a static site, in the folder that the demo was given.
///
/// Where there is none, or it has not an article, the article is named by its place in the
/// repository: the demo has no link that leads nowhere.
package struct Documentation: Sendable {
  /// Where it is served. What makes the site has to know this, as its base path.
  private static let address = "/docs/"

  private let folder: String?

  /// The documentation in a folder; without one there is none.
  package init(folder: String?) { self.folder = folder }

  /// Where an article is read; nil if it is not there.
  package func address(of article: Article) -> WebAddress? {
    guard let folder else { return nil }
    let file = "\(folder)/\(article.page)index.html"
    return FileManager.default.fileExists(atPath: file)
      ? try? WebAddress(Self.address + article.page) : nil
  }

  /// What to read on, as links where there are any.
  func reading(_ articles: [Article]) -> HTML {
    section(.class("articles"), .ariaLabel("Articles")) {
      p("Read on:")
      for article in articles {
        p {
          if let address = address(of: article) {
            a(article.title, .href(address))
          } else {
            article.title
            code(article.source)
          }
        }
      }
    }
  }

  /// Serves the folder. It is the user's own, and has scripts and styles of its own.
  func serve(on router: some RouterMethods) {
    guard let folder else { return }
    router.group("docs")
      .add(middleware: FileMiddleware(folder, urlBasePath: "/docs", searchForIndexHtml: true))
      .get("**") { _, _ -> Response in throw HTTPError(.notFound) }
  }
}
