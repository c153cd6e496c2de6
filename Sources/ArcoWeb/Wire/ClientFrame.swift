package import ArcoHTML

/// A message from the browser to its host: see `docs/wire.md`.
package enum ClientFrame: Equatable, Sendable {
  /// Joins the page of a session.
  ///
  /// - `received`: the newest patch that the client has applied; 0 for none.
  /// - `nodes`: the number of nodes that the client shows; 0 asks for a rebuild.
  case join(version: Int, token: String, received: Int, nodes: Int)
  /// Joins a page that the user had left and came back to. The answer is a rebuild.
  case goBack(version: Int, token: String)
  /// An event. Nil if its content is malformed: the reference is still known, so the host can
  /// refuse the event and keep the connection.
  ///
  /// - `received`: the newest patch that the client had applied when the event was made. It
  ///   acknowledges the patch, and tells which numbering the event uses.
  case event(reference: Int, received: Int, Event?)
  /// Asks for a pong with the same number.
  case ping(Int)
  /// Acknowledges every patch up to this number.
  case received(Int)
  /// Acknowledges all refusals of events up to this reference.
  case heard(Int)
}

extension ClientFrame {
  /// The version of the format that this code uses.
  package static let formatVersion = 3

  /// The format version of a join; nil for other messages. A message of another version must not be
  /// decoded further: only this much is the same in all versions.
  package static func version(of message: [UInt8]) -> Int? {
    var reader = ByteReader(message)
    guard let kind = try? reader.byte(), kind == 1 || kind == 6 else { return nil }
    return try? reader.integer()
  }

  /// Decodes one message. Never traps, whatever the bytes.
  ///
  /// - Complexity: O(n) in the number of bytes; allocates only what the message contains.
  package static func decode(_ bytes: [UInt8]) throws(WireError) -> ClientFrame {
    var reader = ByteReader(bytes)
    let kind = try reader.byte()
    let frame: ClientFrame
    switch kind {
    case 1:
      let version = try reader.integer()
      let token = try reader.text()
      let received = try reader.integer()
      let nodes = try reader.integer()
      frame = .join(version: version, token: token, received: received, nodes: nodes)
    case 2:
      let reference = try reader.integer()
      let received = try reader.integer()
      return .event(reference: reference, received: received, event(from: &reader))
    case 3:
      frame = .ping(try reader.integer())
    case 4:
      frame = .received(try reader.integer())
    case 5:
      frame = .heard(try reader.integer())
    case 6:
      let version = try reader.integer()
      frame = .goBack(version: version, token: try reader.text())
    default:
      throw .unknownCode(kind, at: 0)
    }
    try reader.end()
    return frame
  }

  private static func event(from reader: inout ByteReader) -> Event? {
    do throws(WireError) {
      let event = try Event(from: &reader)
      try reader.end()
      return event
    } catch {
      return nil
    }
  }

  /// The encoded message. A nil event is written without content, and so decodes as nil.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .join(let version, let token, let received, let nodes):
      writer.byte(1)
      writer.integer(version)
      writer.text(token)
      writer.integer(received)
      writer.integer(nodes)
    case .event(let reference, let received, let event):
      writer.byte(2)
      writer.integer(reference)
      writer.integer(received)
      event?.write(to: &writer)
    case .ping(let number):
      writer.byte(3)
      writer.integer(number)
    case .received(let patch):
      writer.byte(4)
      writer.integer(patch)
    case .heard(let reference):
      writer.byte(5)
      writer.integer(reference)
    case .goBack(let version, let token):
      writer.byte(6)
      writer.integer(version)
      writer.text(token)
    }
    return writer.bytes
  }
}
