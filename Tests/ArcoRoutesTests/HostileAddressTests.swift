import ArcoRoutes
import ArcoTesting
import Foundation
import Testing

struct HostileAddressTests {
  /// A route that takes whatever it can get.
  private let greedy = Route.path().segments(.text).query(each: "to", .text).fragment(
    optional: .text)

  @Test(arguments: Hostile.all.leadingAway)
  func `what could lead to another site is no address and is read by no route`(text: String) {
    #expect(Address(text) == nil)
    #expect(greedy.value(of: text) == nil)
    guard case .leadsAway(let offset) = shop.refusal(of: text) else {
      Issue.record("\(text) is refused")
      return
    }
    #expect(offset <= text.utf8.count)
  }

  @Test(arguments: Hostile.all.words)
  func `whatever a value says, its address stays on the site`(word: String) throws {
    let values = [
      Route.path().segment(.text).address(of: word),
      Route.path().segments(.text).address(of: [word, word]),
      Route.path().query("to", .text).address(of: word),
      Route.path().fragment(.text).address(of: word),
    ]
    for address in values {
      let text = try #require(address?.text)
      #expect(text.first == "/")
      #expect(!text.dropFirst().hasPrefix("/"))
      #expect(!text.contains("\\"))
      #expect(!text.prefix { $0 != "?" }.contains(":"))
      #expect(Address(text) == address)
    }
  }

  @Test(arguments: [
    "/.", "/..", "/./", "/a/..", "/a/../", "/./a//b", "/.//..", "/.//../a", "/...//a", "/a/.//b",
    "/%2e%2e%2e//a",
    "/%2f//a", "/.a//b", "/a/b/..//c", "/?/.//a", "/#/.//a",
  ])
  func `dots that lead to no host are taken`(text: String) {
    #expect(Address(text)?.text == text)
  }

  @Test(arguments: [
    ("/.//host", 3), ("/a/..//host", 6), ("/a/b/../.././/", 13), ("/%2E//host", 5), ("/.//a/..", 3),
  ])
  func `a path that dots leave with two slashes is refused where the second is`(
    text: String, offset: Int
  ) {
    #expect(Address(text) == nil)
    #expect(shop.refusal(of: text) == .leadsAway(at: offset))
  }

  @Test func `encoded slashes and backslashes stay in their segment`() {
    #expect(Route.path().segments(.text).value(of: "/a%2Fb/%5C%5Cc") == ["a/b", "\\\\c"])
    #expect(shop.value(of: "/items%2F7") == nil)
    #expect(shop.value(of: "/%2Fcart") == nil)
  }

  @Test func `a long address is read in one go`() {
    let many = String(repeating: "/%41", count: 100_000)
    #expect(Route.path().segments(.text).value(of: many)?.count == 100_000)
    let items = "/search?" + String(repeating: "tag=a&x=y&", count: 50_000)
    #expect(shop.value(of: items) == .search(Search(tags: Array(repeating: "a", count: 50_000))))
    #expect(shop.refusal(of: "/items" + many) != nil)
  }
}

/// Texts that the tests of the browser and of WebAssembly have too.
private struct Hostile: Decodable {
  let leadingAway: [String]
  let words: [String]

  static let all: Hostile = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Browser/hostile.json")
    let read = try? JSONDecoder().decode(Hostile.self, from: Data(contentsOf: file))
    return read ?? Hostile(leadingAway: ["the table is not there"], words: [])
  }()
}
