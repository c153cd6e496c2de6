#if Server
  import ArcoHTML
  import Foundation
  import Testing

  struct CommonNamesTests {
    @Test func `page and client give the same codes to common names`() throws {
      let operands = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Client/operands.js")
      let script = try String(contentsOf: operands, encoding: .utf8)
      let spelled = try #require(script.firstMatch(of: /const common = "([^"]*)";/)?.1)
      let names = spelled.split(separator: " ").map(String.init)
      for (index, name) in names.enumerated() {
        // An operation that removes the attribute, by the name's code.
        var reader = PatchReader()
        let patch = [UInt8](arrayLiteral: 3, 3, 1, UInt8(index + 1))
        #expect(try reader.read(patch) == [.removeAttribute(node: 1, name: name)])
      }
      var reader = PatchReader()
      #expect(throws: WireError.self) {
        try reader.read([3, 3, 1, UInt8(names.count + 1)])
      }
    }
  }
#endif
