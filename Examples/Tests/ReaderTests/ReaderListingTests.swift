import Foundation
import ListingHTML
import ReaderListings
import Testing

struct ReaderListingTests {
  private let spaces = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../Sources/ReaderHTML/Spaces")

  @Test func `every file of the components is listed, all but the imports`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: spaces.path())
    #expect(Listing.reader.map(\.file).sorted() == files.sorted())
    for listing in Listing.reader {
      let file = try String(contentsOf: spaces.appending(path: listing.file), encoding: .utf8)
      #expect(file.hasSuffix(listing.text))
      let rest = file.dropLast(listing.text.count)
      #expect(rest.split(separator: "\n").allSatisfy { $0.hasPrefix("import ") })
      #expect(file.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
    }
  }
}
