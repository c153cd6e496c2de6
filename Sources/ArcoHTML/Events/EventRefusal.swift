/// The reason why an event was refused. The raw value is the code on the wire.
package enum EventRefusal: UInt8, Error, Sendable {
  /// The element is not on the page.
  case gone = 1
  /// The element does not listen to this event; or it is disabled, read-only or inert; or the event
  /// brings a value that the element does not offer.
  case notOffered = 2
  /// The event's data does not fit the handler.
  case malformed = 3
  /// The host's limit of events was reached. Only a host gives this reason, never a document.
  case tooMany = 4
  /// The event crashed the server process twice and is not tried again. Only a host gives this
  /// reason.
  case quarantined = 5
}
