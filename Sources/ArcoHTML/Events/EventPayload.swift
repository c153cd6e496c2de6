/// The data of an event; the kind of event decides the case.
package enum EventPayload: Sendable {
  case none
  case input(text: String, checked: Bool)
  case fields(Submission)
  case key(HTML.Key)
  /// Bytes that only the handler can decode, by a `WirePayload`.
  case bytes([UInt8])
  /// `isShown`: whether the browser shows the address already, as after a step back.
  case address(String, isShown: Bool)

  package init(of kind: EventKind, from reader: inout ByteReader) throws(WireError) {
    switch kind {
    case .click, .doubleClick, .focus, .blur:
      self = .none
    case .input, .change:
      guard Reachable.fields else {
        self = .bytes(reader.rest())
        return
      }
      let text = try reader.text()
      let at = reader.position
      let flag = try reader.byte()
      guard flag <= 1 else { throw .unknownCode(flag, at: at) }
      self = .input(text: text, checked: flag == 1)
    case .visit:
      guard Reachable.visits else {
        self = .bytes(reader.rest())
        return
      }
      let text = try reader.text()
      let at = reader.position
      let flag = try reader.byte()
      guard flag <= 1 else { throw .unknownCode(flag, at: at) }
      self = .address(text, isShown: flag == 1)
    case .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .pointerEnter, .pointerLeave,
      .contextMenu, .wheel, .scroll, .paste, .drop, .custom:
      self = .bytes(reader.rest())
    case .keyDown, .keyUp:
      guard Reachable.keys else {
        self = .bytes(reader.rest())
        return
      }
      let at = reader.position
      let name = try reader.text()
      // Handlers compare it, and to compare a letter with thousands of accents takes seconds.
      guard name.utf8.count <= HTML.Key.mostBytes else { throw .tooLong(at: at) }
      self = .key(HTML.Key(name, modifiers: HTML.Key.Modifiers(rawValue: try reader.byte())))
    case .submit:
      guard Reachable.submissions else {
        self = .bytes(reader.rest())
        return
      }
      let count = try reader.count(ofItemsTaking: 2)
      var submission = Submission()
      for _ in 0..<count {
        let name = try reader.text()
        submission.append(name: name, value: try reader.text())
      }
      self = .fields(submission)
    }
  }

  /// True if the submission had values that the form does not offer.
  var isCut: Bool {
    guard Reachable.submissions, case .fields(let submission) = self else { return false }
    return submission.isCut
  }

  /// Keeps the code that handles visits of addresses, for a program that has such a handler.
  package static func noteVisits() { Reachable.noteVisits() }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .none:
      break
    case .input(let text, let checked):
      writer.text(text)
      writer.byte(checked ? 1 : 0)
    case .address(let text, let isShown):
      writer.text(text)
      writer.byte(isShown ? 1 : 0)
    case .key(let key):
      writer.text(key.name)
      writer.byte(key.modifiers.rawValue)
    case .bytes(let bytes):
      writer.raw(bytes)
    case .fields(let submission):
      writer.integer(submission.entries.count)
      for entry in submission.entries {
        writer.text(entry.name)
        writer.text(entry.value)
      }
    }
  }
}

extension EventPayload: Equatable {
  package static func == (left: EventPayload, right: EventPayload) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.input(let a, let b), .input(let c, let d)): a.hasSameBytes(as: c) && b == d
    case (.address(let a, let b), .address(let c, let d)): a.hasSameBytes(as: c) && b == d
    case (.fields(let a), .fields(let b)): a == b
    case (.key(let a), .key(let b)): a == b
    case (.bytes(let a), .bytes(let b)): a == b
    default: false
    }
  }
}
