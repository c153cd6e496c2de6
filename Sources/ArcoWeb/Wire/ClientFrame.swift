package import ArcoHTML

/// A message of the browser to its host, as `docs/wire.md` describes it.
package enum ClientFrame: Equatable, Sendable {
  /// Asks to adopt a session's page.
  ///
  /// - `received`: the newest patch the client has applied, 0 for none.
  /// - `nodes`: how many nodes it adopted; 0 asks for a rebuild.
  case join(version: Int, token: String, received: Int, nodes: Int)
  /// Asks for the page that somebody has left, and went back to: by a rebuild.
  case goBack(version: Int, token: String)
  /// Reports what the user did. The event is nil when its content is malformed: its reference is
  /// still known, so that it can be refused by name instead of ending the connection.
  ///
  /// - `received`: the newest patch that was applied when the event was made. Acknowledges it, and
  ///   says by which numbers the event names its element.
  case event(reference: Int, received: Int, Event?)
  /// Asks for a pong with the same number.
  case ping(Int)
  /// Acknowledges every patch up to this number.
  case received(Int)
  /// Acknowledges every refusal of an event up to this reference.
  case heard(Int)
}

extension ClientFrame {
  /// The format this code speaks.
  package static let formatVersion = 3

  /// The format of a client, if a message is a join at all. Another format's is not to be decoded:
  /// only this much of it is the same in each.
  package static func version(of message: [UInt8]) -> Int? {
    var reader = ByteReader(message)
    guard let kind = try? reader.byte(), kind == 1 || kind == 6 else { return nil }
    return try? reader.integer()
  }

  /// Reads one message. Never traps, whatever the bytes.
  ///
  /// - Complexity: O(n) in the bytes; allocates only what the bytes hold.
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

  /// The frame's bytes. An event that is nil is written without content, and so reads back as nil.
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
