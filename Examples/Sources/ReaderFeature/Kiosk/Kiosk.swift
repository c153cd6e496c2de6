import Foundation

/// The feeds that come with this example, as though they were on the web.
public enum Kiosk {
  /// A feed in RSS: its texts have entities and CDATA.
  public static let beanPost = Stand(
    "https://bean-post.example/feed.rss", PackageResources.bean_post_xml)
  /// A feed in Atom: its texts are plain, HTML and XHTML.
  public static let kettle = Stand("https://kettle.example/atom.xml", PackageResources.kettle_xml)
  /// A feed in RSS that nobody has on the shelf yet.
  public static let millNotes = Stand(
    "https://mill-notes.example/rss", PackageResources.mill_notes_xml)
  /// A feed in Atom that takes its time.
  public static let slowDrip = Stand(
    "https://slow-drip.example/atom.xml", PackageResources.slow_drip_xml, delay: .seconds(3))
  /// A feed that ends in the middle.
  public static let torn = Stand("https://torn.example/feed.rss", PackageResources.torn_xml)
  /// A page about coffee, which is no feed.
  public static let homepage = Stand("https://homepage.example/", PackageResources.homepage_xml)

  /// All that can be had.
  public static let all = [beanPost, kettle, millNotes, slowDrip, torn, homepage]

  /// An address where nobody answers.
  public static let silent = "https://silent.example/feed.rss"

  /// A text at an address.
  public struct Stand: Sendable {
    /// Where it is to be had.
    public let address: String
    /// The text.
    public let text: String
    /// How long it takes to come.
    public let delay: Duration

    init(_ address: String, _ bytes: [UInt8], delay: Duration = .milliseconds(300)) {
      self.address = address
      self.text = String(decoding: bytes, as: UTF8.self)
      self.delay = delay
    }
  }
}

extension ReaderWorld {
  /// A world in which the only feeds are those of the kiosk.
  ///
  /// - Parameter pause: waits for as long as a feed takes to come.
  public static func kiosk(
    pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) -> ReaderWorld {
    ReaderWorld { address throws(FeedProblem) in
      guard let stand = Kiosk.all.first(where: { $0.address == address.text }) else {
        await pause(.milliseconds(300))
        throw address.text == Kiosk.silent ? .unreachable : .notFound
      }
      await pause(stand.delay)
      return stand.text
    }
  }
}

extension Edition {
  /// The edition of somebody who reads what the kiosk has.
  public static let kiosk = Edition(
    title: "Feed reader", pageLength: 4,
    suggestions: (Kiosk.all.dropFirst(2).map(\.address) + [Kiosk.silent]).compactMap {
      FeedAddress($0)
    })
}

extension Shelf {
  /// A shelf with the first two feeds of the kiosk.
  public static var kiosk: Shelf {
    Shelf(
      Kiosk.all.prefix(2).compactMap { stand in
        FeedAddress(stand.address).flatMap { try? Result.read(stand.text, from: $0).get() }
      })
  }
}
