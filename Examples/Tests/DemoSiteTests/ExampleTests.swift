import DemoSite
import Foundation
import ListingHTML
import Testing

struct ExampleTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")

  @Test func `every example shows its lines, but those whose pages show them themselves`() {
    #expect(Example.all.filter(\.listings.isEmpty).map(\.name) == ["Gallery"])
  }

  @Test(arguments: Example.all.filter { !$0.listings.isEmpty }.map(\.name))
  func `the lines that an example shows stand in its files`(name: String) throws {
    let example = try #require(Example.all.first { $0.name == name })
    #expect(example.listings.count >= 2)
    let sources = root.appending(path: "Examples/Sources")
    for listing in example.listings {
      let places = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
        .filter { $0.hasSuffix("/\(listing.file)") && !$0.hasPrefix("ExampleListings/") }
        .map { sources.appending(path: $0) }
      let texts = try places.map { try String(contentsOf: $0, encoding: .utf8) }
      let blocks = listing.text.split(separator: "\n\n")
      #expect(texts.contains { text in blocks.allSatisfy { text.contains($0) } }, "\(listing.file)")
      #expect(!listing.text.contains("import "))
    }
  }

  @Test(arguments: Example.all.map(\.name))
  func `an example leads to articles that there are, by their headings`(name: String) throws {
    let example = try #require(Example.all.first { $0.name == name })
    #expect(!example.articles.isEmpty)
    for article in example.articles {
      let text = try String(contentsOf: root.appending(path: article.source), encoding: .utf8)
      let heading = text.prefix { $0 != "\n" }.filter { $0 != "`" }
      #expect(heading == "# \(article.title)")
    }
  }
}
