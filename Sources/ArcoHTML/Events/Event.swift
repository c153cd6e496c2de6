/// An event as the browser reports it: where, what, and with which data.
package struct Event: Equatable, Sendable {
  package let node: Int
  package let kind: EventKind
  package let payload: EventPayload

  package init(node: Int, kind: EventKind, payload: EventPayload = .none) {
    self.node = node
    self.kind = kind
    self.payload = payload
  }

  /// Reads node, letter and payload.
  package init(from reader: inout ByteReader) throws(WireError) {
    node = try reader.integer()
    let at = reader.position
    let letter = try reader.byte()
    guard let kind = EventKind(rawValue: letter) else { throw .unknownCode(letter, at: at) }
    self.kind = kind
    payload = try EventPayload(of: kind, from: &reader)
  }

  /// Writes what `init(from:)` reads.
  package func write(to writer: inout ByteWriter) {
    writer.integer(node)
    writer.byte(kind.rawValue)
    payload.write(to: &writer)
  }
}
