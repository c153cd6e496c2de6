package import ArcoHTML

/// A message from the server to the browser: see `docs/wire.md`.
package enum ServerFrame: Equatable, Sendable {
  /// The answer to a join.
  ///
  /// - `applied`: the newest event that the server has processed. The client sends newer events
  ///   again.
  /// - `token`: replaces the client's token, unless it is empty.
  case welcome(WelcomeMode, applied: Int, token: String)
  /// Changes the page. `operations` are those of ArcoHTML, up to the end of the message.
  case patch(number: Int, applied: Int, operations: [UInt8])
  /// The answer to the ping with the same number.
  case pong(Int)
  /// An event was refused, with the reason.
  case refused(reference: Int, EventRefusal)
  /// Events up to this reference were processed without changing the page.
  case applied(Int)
}

/// How a client continues after joining.
package enum WelcomeMode: UInt8, Sendable {
  /// With the nodes that it has; missed patches follow.
  case carryOn = 0
  /// With a rebuild, which follows.
  case rebuild = 1
  /// With a new page, which the client must fetch: the session is gone.
  case freshStart = 2
}

extension ServerFrame {
  /// The encoded message.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .welcome(let mode, let applied, let token):
      writer.byte(1)
      writer.byte(mode.rawValue)
      writer.integer(applied)
      writer.text(token)
    case .patch(let number, let applied, let operations):
      writer.byte(2)
      writer.integer(number)
      writer.integer(applied)
      writer.raw(operations)
    case .pong(let number):
      writer.byte(3)
      writer.integer(number)
    case .refused(let reference, let reason):
      writer.byte(4)
      writer.integer(reference)
      writer.byte(reason.rawValue)
    case .applied(let reference):
      writer.byte(5)
      writer.integer(reference)
    }
    return writer.bytes
  }

  /// Decodes one message. Never traps, whatever the bytes.
  package static func decode(_ bytes: [UInt8]) throws(WireError) -> ServerFrame {
    var reader = ByteReader(bytes)
    let kind = try reader.byte()
    let frame: ServerFrame
    switch kind {
    case 1:
      let code = try reader.byte()
      guard let mode = WelcomeMode(rawValue: code) else { throw .unknownCode(code, at: 1) }
      let applied = try reader.integer()
      frame = .welcome(mode, applied: applied, token: try reader.text())
    case 2:
      let number = try reader.integer()
      let applied = try reader.integer()
      let operations = Array(bytes[reader.position...])
      return .patch(number: number, applied: applied, operations: operations)
    case 3:
      frame = .pong(try reader.integer())
    case 4:
      let reference = try reader.integer()
      let code = try reader.byte()
      guard let reason = EventRefusal(rawValue: code) else {
        throw .unknownCode(code, at: reader.position - 1)
      }
      frame = .refused(reference: reference, reason)
    case 5:
      frame = .applied(try reader.integer())
    default:
      throw .unknownCode(kind, at: 0)
    }
    try reader.end()
    return frame
  }
}
