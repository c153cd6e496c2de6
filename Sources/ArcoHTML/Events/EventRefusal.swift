/// Why an event was not handled; its raw value is the reason on the wire.
package enum EventRefusal: UInt8, Error, Sendable {
  /// The element is no longer, or never was, on the page.
  case gone = 1
  /// The element is there and does not listen to this event, or is disabled, read-only or inert, or does not
  /// offer what the event brings.
  case notOffered = 2
  /// The data does not have the shape that the handler asks for.
  case malformed = 3
  /// The host's limit of events was reached; a document never says this.
  case tooMany = 4
  /// Its input ended the server twice, and is not tried again; a document never says this.
  case quarantined = 5
}
