import ArcoHTML
import Foundation
import ReaderFeature

extension Shelf.Status {
  /// The status in words.
  var text: String {
    switch self {
    case .read: ""
    case .refreshing: "Reading it again…"
    case .failed(let problem): "Not updated. \(problem.text)"
    }
  }
}

extension Subscribing.Refusal {
  /// The problem in words.
  var text: String {
    switch self {
    case .noAddress: "Write an address that begins with https:// or http://."
    case .noFeed(let problem): problem.text
    }
  }
}

extension FeedProblem {
  /// The problem in words.
  var text: String {
    switch self {
    case .unreachable: "Nobody answers there. Try again later."
    case .notFound: "There is nothing at this address."
    case .unreadable(.tooLong(let most)): "The text there has more than \(most) bytes."
    case .unreadable(.notXML(let line)): "The text there is not valid XML, at about line \(line)."
    case .unreadable(.declaresEntities): "The text there declares entities, which are not read."
    case .unreadable(.notAFeed(let root)): "The text there is not a feed, but <\(root)>."
    case .unreadable(.untitled): "The feed there has no title."
    }
  }
}

extension Entry {
  /// The day of publication in words.
  var day: String? {
    published?.formatted(
      Date.VerbatimFormatStyle(
        format: "\(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits)",
        locale: Locale(identifier: "en_GB"), timeZone: .gmt,
        calendar: Calendar(identifier: .gregorian)))
  }

  /// The link, if it is an address of the web.
  var address: WebAddress? {
    guard let link, FeedAddress(link) != nil else { return nil }
    return try? WebAddress(link)
  }
}
