import Foundation

extension Date {
  /// Parses a date of mail and RSS: `Thu, 14 May 2026 09:30:00 GMT`.
  ///
  /// - Source: RFC 822, 5, with years of four digits, as RSS prefers.
  init?(mail text: String) {
    let day = text.split(separator: ",").last.map { $0.trimmed } ?? ""
    let dates = ["d MMM yyyy HH:mm:ss zzz", "d MMM yyyy HH:mm zzz"].lazy.compactMap { form in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = form
      return formatter.date(from: day)
    }
    guard let date = dates.first, date > Date(timeIntervalSince1970: 0) else { return nil }
    self = date
  }

  /// Parses a date of Atom: `2026-05-14T09:30:00Z`.
  ///
  /// - Source: RFC 3339.
  init?(internet text: String) {
    guard let date = try? Date(text, strategy: .iso8601) else { return nil }
    self = date
  }
}
