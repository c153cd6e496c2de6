import Arco
import ArcoForms

/// An address of electronic mail, as far as its form can be told.
public struct EmailAddress: Equatable, Sendable {
  /// As it is written.
  public let text: String

  /// Makes an address of a text with one @ in it, and something on both sides.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard !text.contains(where: { $0.isWhitespace }) else { return nil }
    self.text = text
  }

  /// As somebody writes it into a field.
  static let format = FieldFormats.Line.line(atMost: 254).refined(
    by: Prism<String, EmailAddress>(extract: { EmailAddress($0) }, embed: { $0.text }),
    "an address such as ada@example.org")
}

/// A number to call.
public struct PhoneNumber: Equatable, Sendable {
  /// As it is written: digits, and what people put between them.
  public let text: String

  /// Makes a number of a text with at least three digits and no letters.
  public init?(_ text: String) {
    let isNumber = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-() /".contains($0)) }
    guard isNumber else { return nil }
    guard text.count(where: { $0.isNumber }) >= 3 else { return nil }
    self.text = text
  }

  /// As somebody writes it into a field.
  static let format = FieldFormats.Line.line(atMost: 30).refined(
    by: Prism<String, PhoneNumber>(extract: { PhoneNumber($0) }, embed: { $0.text }),
    "a number to call")
}

/// Why somebody is not accepted as they are.
public enum Complaint: Error, Equatable, Sendable {
  /// Somebody has this address already.
  case taken
  /// Who is under sixteen gives no number to call.
  case tooYoungToCall
}
