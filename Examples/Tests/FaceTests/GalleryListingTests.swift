import ArcoWeb
import ArcoWebTesting
import Foundation
import GalleryHTML
import ListingHTML
import Testing

@MainActor struct GalleryListingTests {
  private let pages = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../Sources/GalleryHTML/Pages")

  @Test(arguments: Exhibit.all.map(\.name))
  func `what a page shows is its file, all but the imports`(name: String) throws {
    let exhibit = try #require(Exhibit.all.first { $0.name == name })
    let file = try String(contentsOf: pages.appending(path: exhibit.listing.file), encoding: .utf8)
    #expect(file.hasSuffix(exhibit.listing.text))
    let rest = file.dropLast(exhibit.listing.text.count)
    #expect(rest.split(separator: "\n").allSatisfy { $0.hasPrefix("import ") })
    #expect(exhibit.listing.text.contains("Component("))
    let page = TestPage(exhibit.page())
    #expect(try page.text(of: "pre").contains("func "))
    #expect(exhibit.gain.count > 60 && page.text.contains(exhibit.gain))
    #expect(page.text.contains(exhibit.about))
  }

  @Test func `every file is the source of one page, and can be read on one screen`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: pages.path())
    #expect(Exhibit.all.map(\.listing.file).sorted() == files.sorted())
    for file in files {
      let text = try String(contentsOf: pages.appending(path: file), encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
    }
  }
}
