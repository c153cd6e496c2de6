import ArcoCore
import Foundation
import Testing

/// The diagrams of the articles, held to what a driver does.
struct MarbleTests {
  /// What the titles of diagrams say.
  private static let terms: [String: Marble.Terms] = [
    ".merge": .init(policy: .merge),
    ".concat": .init(policy: .concat),
    ".concurrent(2)": .init(policy: .concurrent(2)),
    ".latest()": .init(policy: .latest()),
    ".latest(2)": .init(policy: .latest(2)),
    ".oldest()": .init(policy: .oldest()),
    ".race": .init(policy: .race),
    ".debounce(.milliseconds(300))": .init(policy: .debounce(.milliseconds(300))),
    ".debounce(.milliseconds(300), then: .concat)":
      .init(policy: .debounce(.milliseconds(300), then: .concat)),
    ".throttle(.milliseconds(500), .first)":
      .init(policy: .throttle(.milliseconds(500), .first)),
    ".throttle(.milliseconds(500), .latest)":
      .init(policy: .throttle(.milliseconds(500), .latest)),
    ".merge.spaced(by: .milliseconds(400))":
      .init(policy: .merge.spaced(by: .milliseconds(400))),
    "retry: Retry(2, after: .milliseconds(200), jitter: 0), queue: .concat":
      .init(policy: .concat, retry: Retry(2, after: .milliseconds(200), jitter: 0)),
    ".deadline(.milliseconds(600)), queue: .concat":
      .init(policy: .concat, deadline: .milliseconds(600)),
  ]

  private static let diagrams: [Marble] = {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let article = here.appending(path: "../../../../Sources/ArcoCore/ArcoCore.docc/Queues.md")
    guard let text = try? String(contentsOf: article, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "```marble\n").dropFirst().map {
      Marble($0.components(separatedBy: "\n```")[0])
    }
  }()

  @Test(arguments: diagrams)
  func `a diagram shows what happens`(diagram: Marble) throws {
    let terms = try #require(Self.terms[diagram.title], "nothing is called so")
    let redrawn = try diagram.redrawn(terms)
    #expect(redrawn == diagram, "it goes\n\(redrawn)")
  }

  @Test func `nothing lacks its diagram`() {
    #expect(Set(Self.diagrams.map(\.title)) == Set(Self.terms.keys))
  }

  @Test(
    arguments: [
      ".concat\n   a-b-----\na  |---)\nb    |--)",
      ".latest()\n   a-b-----\na  |---)\nb    |--)",
      ".oldest()\n   a-b-----\na  |---)\nb    .",
      ".race\n   ab------\na  |--*-)\nb   |----)",
    ])
  func `a diagram that shows something else is told apart`(text: String) throws {
    let diagram = Marble(text)
    let terms = try #require(Self.terms[diagram.title])
    #expect(try diagram.redrawn(terms) != diagram)
  }
}
