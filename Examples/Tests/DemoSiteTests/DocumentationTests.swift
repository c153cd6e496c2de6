import ArcoHTML
import ArgumentParser
import DemoSite
import Foundation
import Testing

struct DocumentationTests {
  private let articles = Example.all.flatMap(\.articles)

  @Test func `without a folder no article has an address`() {
    #expect(articles.allSatisfy { Documentation(folder: nil).address(of: $0) == nil })
  }

  @Test func `an article that is in the folder has an address, and no other has`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "documentation/arcocore/queues")
    try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
    try Data().write(to: page.appending(path: "index.html"))
    let documentation = Documentation(folder: folder.path())
    let found = articles.compactMap { documentation.address(of: $0) }
    #expect(found == ["/docs/documentation/arcocore/queues/"])
  }

  @Test func `the page of a module stands above those of its articles`() {
    let pages = articles.map(\.page)
    #expect(pages.contains("documentation/arcocore/"))
    #expect(pages.contains("documentation/arcooptics/composition/"))
  }

  @Test func `a folder is taken from its option, else from the environment`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "documentation"), withIntermediateDirectories: true)
    let path = folder.path()
    #expect(try Options([]).docs == nil)
    #expect(try Options([], environment: ["DOCS": ""]).docs == nil)
    #expect(try Options([], environment: ["DOCS": path]).docs == path)
    #expect(try Options(["--docs", path], environment: ["DOCS": "nowhere"]).docs == path)
  }

  @Test func `a folder without documentation is refused`() {
    let refusal = #expect(throws: (any Error).self) { try Options(["--docs", "nowhere"]) }
    #expect(
      refusal.map(Options.message(for:))
        == "nowhere has no documentation; `make docs` builds it and prints its folder.")
  }
}
