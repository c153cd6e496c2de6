import ArcoWebTesting
import Foundation
import ListingHTML
import ReaderFeature
import ReaderHTML
import ReaderListings
import Testing

@MainActor struct ReaderListingTests {
  private let spaces = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../Sources/ReaderHTML/Spaces")

  @Test func `the page shows every file of the components, all but the imports`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: spaces.path())
    #expect(Listing.reader.map(\.file).sorted() == files.sorted())
    let page = TestPage(readerPage(world: .kiosk()))
    for listing in Listing.reader {
      let file = try String(contentsOf: spaces.appending(path: listing.file), encoding: .utf8)
      #expect(file.hasSuffix(listing.text))
      let rest = file.dropLast(listing.text.count)
      #expect(rest.split(separator: "\n").allSatisfy { $0.hasPrefix("import ") })
      #expect(file.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
      if listing.file != Listing.reader.first?.file { try page.click(listing.file) }
      #expect(page.text.contains(listing.text.split(separator: "\n")[0]))
    }
  }
}
