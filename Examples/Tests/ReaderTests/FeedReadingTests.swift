import Foundation
import ReaderFeature
import Testing

@Suite struct FeedReadingTests {
  private let address: FeedAddress

  init() throws { address = try #require(FeedAddress("https://ada.example/feed")) }

  private func feed(_ text: String) throws -> Feed { try Feed(reading: text, from: address) }

  private func rss(_ item: String) -> String {
    "<rss version='2.0'><channel><title>Ada</title><item>\(item)</item></channel></rss>"
  }

  private func atom(_ entry: String) -> String {
    "<feed xmlns='http://www.w3.org/2005/Atom'><title>Ada</title><entry>\(entry)</entry></feed>"
  }

  @Test func `RSS is read with its entities, its CDATA and its dates`() throws {
    let feed = try feed(Kiosk.beanPost.text)
    #expect(feed.title == "The Bean Post")
    #expect(
      feed.entries.map(\.title) == [
        "A grinder that fits into a coat", "Soft water & hard questions",
        "Why the second cup is better", "Café with a view, no Wi‑Fi",
        "Storing beans through a summer", "1 < 2: on ratios", "A letter from a reader",
      ])
    let first = try #require(feed.entries.first)
    #expect(first.summary == "It weighs 310 g & folds its handle. We took it up a hill.")
    #expect(first.link == "https://bean-post.example/coat-grinder")
    #expect(first.feed == "The Bean Post")
    #expect(
      feed.entries.map { $0.published?.formatted(.iso8601) } == [
        "2026-05-14T09:30:00Z", "2026-05-12T16:05:00Z", "2026-05-09T07:00:00Z",
        "2026-05-06T12:00:00Z", "2026-05-03T08:15:00Z", "2026-04-30T10:00:00Z", nil,
      ])
  }

  @Test func `Atom is read with texts in its three ways`() throws {
    let feed = try feed(Kiosk.kettle.text)
    #expect(feed.title == "Kettle & Cup")
    #expect(feed.entries[0].link == "https://kettle.example/gooseneck")
    #expect(feed.entries[0].published?.formatted(.iso8601) == "2026-05-13T20:00:00Z")
    #expect(feed.entries[1].title == "Ninety-six degrees — says who?")
    #expect(feed.entries[1].published?.formatted(.iso8601) == "2026-05-10T05:45:00Z")
    #expect(
      feed.entries.map(\.summary) == [
        "A thin stream helps; a steady hand helps more.",
        "The grinder matters more than the thermometer.",
        "Small ones in the morning, none after six.", "A drop of vinegar, and patience.", "",
      ])
  }

  @Test func `what is no feed is refused with the cause`() {
    #expect(throws: FormatProblem.notXML(line: 7)) { try feed(Kiosk.torn.text) }
    #expect(throws: FormatProblem.notAFeed(root: "html")) { try feed(Kiosk.homepage.text) }
    #expect(throws: FormatProblem.notXML(line: 1)) { try feed("") }
    #expect(throws: FormatProblem.notXML(line: 1)) { try feed("No feed today.") }
    #expect(throws: FormatProblem.untitled) { try feed("<rss><channel/></rss>") }
    #expect(throws: FormatProblem.untitled) { try feed("<rss/>") }
    #expect(throws: FormatProblem.notAFeed(root: "feed")) { try feed("<feed><title/></feed>") }
    #expect(throws: FormatProblem.tooLong(most: Feed.textLimit)) {
      try feed(String(repeating: " ", count: Feed.textLimit + 1))
    }
  }

  @Test func `a well-formed beginning does not make up for a broken end`() {
    let text = rss("<title>A</title>").dropLast("</rss>".count)
    #expect(throws: FormatProblem.self) { try feed(String(text)) }
    #expect(throws: FormatProblem.self) { try feed(rss("<title>A</title>") + "<rss/>") }
  }

  @Test(arguments: [
    "<!DOCTYPE rss [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>",
    "<!DOCTYPE rss [<!ENTITY a SYSTEM 'file:///etc/hostname'>]>",
  ])
  func `declared entities are refused, and never left out in silence`(prolog: String) {
    #expect(throws: FormatProblem.declaresEntities) {
      try feed(prolog + rss("<title>&a;</title>"))
    }
  }

  @Test func `an entry may speak of entities`() throws {
    let text = rss("<title>On XML</title><description><![CDATA[<!ENTITY> it is]]></description>")
    #expect(try feed(text).entries.map(\.title) == ["On XML"])
  }

  @Test func `an entry that lacks a part is read without it, and an empty one is left out`() throws
  {
    #expect(try feed(rss("<link>https://a.b</link>")).entries.map(\.title) == ["https://a.b"])
    #expect(try feed(rss("<description>Hello</description>")).entries.map(\.title) == ["Hello"])
    #expect(try feed(rss("<title> </title>")).entries == [])
    #expect(try feed(atom("<title>A</title>")).entries.map(\.link) == [nil])
  }

  @Test func `of two entries with one id the first stays`() throws {
    let item = "<guid>1</guid><title>One</title></item><item><guid>1</guid><title>Two</title>"
    #expect(try feed(rss(item)).entries.map(\.title) == ["One"])
  }

  @Test func `no more entries are kept than the limit`() throws {
    let items = (1...Feed.entryLimit + 1).map { "<title>\($0)</title>" }
    let entries = try feed(rss(items.joined(separator: "</item><item>"))).entries
    #expect(entries.count == Feed.entryLimit)
    #expect(entries.last?.title == "\(Feed.entryLimit)")
  }

  @Test func `texts are cut at their limits`() throws {
    let long = String(repeating: "a", count: 2_000)
    let text = rss("<title>\(long)</title><description>\(long)</description>")
    let entry = try #require(try feed(text.replacing(">Ada<", with: ">\(long)<")).entries.first)
    #expect(entry.title.count == Feed.titleLimit)
    #expect(entry.summary.count == Feed.summaryLimit)
    #expect(entry.feed.count == Feed.titleLimit)
  }

  @Test(arguments: [
    ("a &lt; b &amp;&amp; c", "a < b && c"),
    ("&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;", "One Two"),
    ("so&lt;b&gt;me&lt;/b&gt;thing", "something"),
    ("&amp;#233;&amp;#xE9;&amp;eacute;&amp;#xFFFFFFFF;", "éé&eacute;&#xFFFFFFFF;"),
    ("&lt;!-- no --&gt; 1 &lt; 2 &lt;unfinished", "1 < 2 <unfinished"),
  ])
  func `a summary is plain text`(written: String, said: String) throws {
    let text = rss("<title>A</title><description>\(written)</description>")
    #expect(try feed(text).entries.map(\.summary) == [said])
  }

  @Test(arguments: ["https://a.example", " http://a.example/b?c#d\n", "HTTPS://a"])
  func `an address of the web is an address`(text: String) {
    #expect(FeedAddress(text)?.text == text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @Test(arguments: [
    "", "a.example", "ftp://a.example", "https://", "https:///a", "https://a b",
    "javascript:alert(1)", "https://a.example\n/b",
  ])
  func `anything else is none`(text: String) {
    #expect(FeedAddress(text) == nil)
  }
}
