#if Server
  import ArcoServer
  import Foundation
  import Testing

  @Suite struct CloseCodeTests {
    @Test func `the codes by which connections end are those that docs/wire.md lists`() throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../docs/wire.md")
      let paragraphs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n")
      let paragraph = try #require(paragraphs.first { $0.hasPrefix("Close codes: ") })
      // The first sentences list what the server says; a client says two others.
      let words = paragraph.split(separator: " After ", maxSplits: 1)[0]
      let listed = words.matches(of: /\b[1-4]\d\d\d\b/).compactMap { UInt16($0.output) }
      let clients: [CloseCode] = [.gone, .left]
      let known = (1000...4999).filter { CloseCode(rawValue: $0) != nil }
      #expect((listed + clients.map(\.rawValue)).sorted() == known)
      for code in clients { #expect(paragraph.contains("\(code.rawValue)")) }
    }
  }
#endif
