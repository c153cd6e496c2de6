import Foundation

/// The feeds that are part of this example, in place of feeds on the web.
public enum Kiosk {
  /// A feed in RSS, whose texts have entities and CDATA.
  public static let beanPost = Stand(
    "https://bean-post.example/feed.rss", PackageResources.bean_post_xml)
  /// A feed in Atom, whose texts are plain, HTML and XHTML.
  public static let kettle = Stand("https://kettle.example/atom.xml", PackageResources.kettle_xml)
  /// A feed in RSS that is not on the shelf at first.
  public static let millNotes = Stand(
    "https://mill-notes.example/rss", PackageResources.mill_notes_xml)
  /// A feed in Atom that is slow.
  public static let slowDrip = Stand(
    "https://slow-drip.example/atom.xml", PackageResources.slow_drip_xml, delay: .seconds(3))
  /// A feed that ends in the middle.
  public static let torn = Stand("https://torn.example/feed.rss", PackageResources.torn_xml)
  /// A page about coffee, which is not a feed.
  public static let homepage = Stand("https://homepage.example/", PackageResources.homepage_xml)

  /// All texts of the kiosk.
  public static let all = [beanPost, kettle, millNotes, slowDrip, torn, homepage]

  /// An address without an answer.
  public static let silent = "https://silent.example/feed.rss"

  /// A text at an address.
  public struct Stand: Sendable {
    /// The address of the text.
    public let address: String
    /// The text.
    public let text: String
    /// The time until the answer.
    public let delay: Duration

    init(_ address: String, _ bytes: [UInt8], delay: Duration = .milliseconds(300)) {
      self.address = address
      self.text = String(decoding: bytes, as: UTF8.self)
      self.delay = delay
    }
  }
}

extension ReaderWorld {
  /// A world with only the kiosk's feeds.
  ///
  /// - Parameter pause: waits for a feed's delay.
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
  /// The environment of a reader of the kiosk's feeds.
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
