package import ArcoHTML

/// A message of the server to the browser, as `docs/wire.md` describes it.
package enum ServerFrame: Equatable, Sendable {
  /// Answers a join.
  ///
  /// - `applied`: the newest event that took effect; the client sends again what is newer.
  /// - `token`: replaces the client's token unless empty.
  case welcome(WelcomeMode, applied: Int, token: String)
  /// Changes the page. `operations` are ArcoHTML's, to the end of the message.
  case patch(number: Int, applied: Int, operations: [UInt8])
  /// Answers the ping with the same number.
  case pong(Int)
  /// Says that an event had no effect, and why.
  case refused(reference: Int, EventRefusal)
  /// Says that events up to this one took effect without changing the page.
  case applied(Int)
}

/// How a client goes on after joining.
package enum WelcomeMode: UInt8, Sendable {
  /// With the nodes it has; missed patches follow.
  case carryOn = 0
  /// With a rebuild, which follows.
  case rebuild = 1
  /// With a new page, which it fetches: the session is gone.
  case freshStart = 2
}

extension ServerFrame {
  /// The frame's bytes.
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

  /// Reads one message. Never traps, whatever the bytes.
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
