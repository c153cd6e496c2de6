import ArcoHTML
import Foundation
import Hummingbird

/// The documentation as a static site, in a folder that the demo was started with.
///
/// Without the folder, or if it lacks an article, the demo shows the article's path in the
/// repository instead of a broken link.
package struct Documentation: Sendable {
  /// The address of the documentation. The static site must be built with the same base path.
  private static let address = "/docs/"

  private let folder: String?

  /// The documentation in a folder; nil for none.
  package init(folder: String?) { self.folder = folder }

  /// The address of an article; nil if it is not there.
  package func address(of article: Article) -> WebAddress? {
    guard let folder else { return nil }
    let file = "\(folder)/\(article.page)index.html"
    return FileManager.default.fileExists(atPath: file)
      ? try? WebAddress(Self.address + article.page) : nil
  }

  /// A list of articles to read, with links if the documentation is there.
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

  /// Serves the folder as it is, with its own scripts and styles.
  func serve(on router: some RouterMethods) {
    guard let folder else { return }
    router.group("docs")
      .add(middleware: FileMiddleware(folder, urlBasePath: "/docs", searchForIndexHtml: true))
      .get("**") { _, _ -> Response in throw HTTPError(.notFound) }
  }
}
