/// An event as the browser reports it: the number of the element, the kind, and the data.
package struct Event: Equatable, Sendable {
  package let node: Int
  package let kind: EventKind
  package let payload: EventPayload

  package init(node: Int, kind: EventKind, payload: EventPayload = .none) {
    self.node = node
    self.kind = kind
    self.payload = payload
  }

  /// Reads the element's number, the letter of the kind and the payload.
  package init(from reader: inout ByteReader) throws(WireError) {
    node = try reader.integer()
    let at = reader.position
    let letter = try reader.byte()
    guard let kind = EventKind(rawValue: letter) else { throw .unknownCode(letter, at: at) }
    self.kind = kind
    payload = try EventPayload(of: kind, from: &reader)
  }

  /// Writes the event for `init(from:)`.
  package func write(to writer: inout ByteWriter) {
    writer.integer(node)
    writer.byte(kind.rawValue)
    payload.write(to: &writer)
  }
}
