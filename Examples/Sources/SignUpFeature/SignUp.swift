import Arco
import ArcoForms

/// An e-mail address, checked only for its form.
public struct EmailAddress: Equatable, Sendable {
  /// The address as text.
  public let text: String

  /// Checks a text: exactly one @, with text on both sides.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard !text.contains(where: { $0.isWhitespace }) else { return nil }
    self.text = text
  }

  /// The format of the field.
  static let format = FieldFormats.Line.line(atMost: 254).refined(
    by: Prism<String, EmailAddress>(extract: { EmailAddress($0) }, embed: { $0.text }),
    "an address such as ada@example.org")
}

/// A phone number.
public struct PhoneNumber: Equatable, Sendable {
  /// The number as text: digits, blanks and punctuation.
  public let text: String

  /// Checks a text: at least three digits and no letters.
  public init?(_ text: String) {
    let isNumber = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-() /".contains($0)) }
    guard isNumber else { return nil }
    guard text.count(where: { $0.isNumber }) >= 3 else { return nil }
    self.text = text
  }

  /// The format of the field.
  static let format = FieldFormats.Line.line(atMost: 30).refined(
    by: Prism<String, PhoneNumber>(extract: { PhoneNumber($0) }, embed: { $0.text }),
    "a number to call")
}

/// The reason why a sign up is refused.
public enum Complaint: Error, Equatable, Sendable {
  /// Another user has this address.
  case taken
  /// Users under sixteen may not give a phone number.
  case tooYoungToCall
}
