import DemoSite
import Foundation
import Testing

struct LocalSitesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var sites: LocalSites { LocalSites(folder: folder.path()) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `without a folder none is offered, and without a builder none is there`() {
    #expect(!LocalSites(folder: nil).isOffered)
    #expect(LocalSites(folder: nil).state(of: "coffee") == .absent)
    #expect(sites.isOffered)
    #expect(sites.state(of: "coffee") == .absent)
  }

  @Test func `what is being built is told by the builder's last words`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: "log")
    #expect(sites.state(of: "coffee") == .building(""))
    try write("one\ntwo\n\n", to: "log")
    #expect(sites.state(of: "coffee") == .building("two"))
  }

  @Test func `what could not be built is told, and what is there all the same is shown`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("why", to: "problem")
    try write("page", to: "sites/coffee/index.html")
    #expect(sites.state(of: "todos") == .failed("why"))
    #expect(sites.state(of: "coffee") == .built(Array("page".utf8)))
  }

  @Test func `the index says how many are built, until all are`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(sites.progress == nil)
    try write("[1/2] Compiling ArcoCore", to: "log")
    try write("page", to: "sites/coffee/index.html")
    #expect(sites.progress == "1 of 5 are built. The next one: [1/2] Compiling ArcoCore")
    try write("why", to: "problem")
    #expect(sites.progress == "1 of 5 are built. The next one could not be built.")
    for name in LocalSites.names { try write("page", to: "sites/\(name)/index.html") }
    #expect(sites.progress == nil)
  }

  @Test(arguments: ["", ".", "..", "../log", "/etc/passwd", "a/b", ".hidden", "in\0dex.html"])
  func `nothing but a site's files is read`(name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("log", to: "sites/log")
    try write("hidden", to: "sites/coffee/.hidden")
    #expect(sites.file(name, of: "coffee") == nil)
    #expect(sites.file("log", of: "") == nil)
    #expect(sites.file("log", of: "..") == nil)
  }
}
