import ArcoHTML
import Foundation
import ReaderFeature

extension Shelf.Status {
  /// How it stands, for a person.
  var text: String {
    switch self {
    case .read: ""
    case .refreshing: "Reading it anew…"
    case .failed(let problem): "Still as it was. \(problem.text)"
    }
  }
}

extension Subscribing.Refusal {
  /// What is wrong, for a person.
  var text: String {
    switch self {
    case .noAddress: "Write an address that begins with https:// or http://."
    case .noFeed(let problem): problem.text
    }
  }
}

extension FeedProblem {
  /// What is wrong, for a person.
  var text: String {
    switch self {
    case .unreachable: "Nobody answers there. Try again later."
    case .notFound: "There is nothing at this address."
    case .unreadable(.tooLong(let most)): "There are more than \(most) bytes there."
    case .unreadable(.notXML(let line)): "What is there breaks off or goes wrong in line \(line)."
    case .unreadable(.declaresEntities): "What is there declares entities, which are not read."
    case .unreadable(.notAFeed(let root)): "What is there is no feed, but <\(root)>."
    case .unreadable(.untitled): "The feed there has no title."
    }
  }
}

extension Entry {
  /// The day on which it was published, for a person.
  var day: String? {
    published?.formatted(
      Date.VerbatimFormatStyle(
        format: "\(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits)",
        locale: Locale(identifier: "en_GB"), timeZone: .gmt,
        calendar: Calendar(identifier: .gregorian)))
  }

  /// Where all of it is, if that is an address of the web.
  var address: WebAddress? {
    guard let link, FeedAddress(link) != nil else { return nil }
    return try? WebAddress(link)
  }
}
