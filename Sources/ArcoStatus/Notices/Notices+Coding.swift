public import ArcoCoding

extension Notice.Urgency: HasCoding {
  /// The coding of the urgency: one byte.
  public static var coding: Coding<Self> {
    .one(of: [.status, .alert])
  }
}

extension Notice: HasCoding where Content: HasCoding {
  /// The coding of a notice. A time of more than 292 years is neither written nor read.
  public static var coding: Coding<Self> {
    Coding(
      write: { notice, writer in
        if !notice.isPossible { writer.refuse() }
        writer.value(notice.content)
        writer.value(notice.urgency)
        writer.value(notice.time)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let notice = Notice(
          try reader.value(Content.self), try reader.value(), for: try reader.value())
        guard notice.isPossible else { throw .refused(at: start) }
        return notice
      })
  }
}

extension Notices.Numbered: HasCoding where Content: HasCoding {
  /// The coding of a notice and its id.
  public static var coding: Coding<Self> {
    Coding<Int>.integer.then(Notice<Content>.coding).mapped(
      to: { Notices<Content>.Numbered(id: $0, notice: $1) }, from: { ($0.id, $0.notice) })
  }
}

extension Notices: HasCoding where Content: HasCoding {
  /// The coding of the notices. Bytes of notices to which no inputs lead are refused, such as those
  /// with two equal ids, or with more than ``most`` notices that wait.
  public static var coding: Coding<Self> {
    Coding(
      write: { notices, writer in
        writer.value(notices.shown)
        writer.value(notices.waiting)
        writer.value(notices.isHeld)
        writer.value(notices.lastID)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        var notices = Notices<Content>()
        notices.shown = try reader.value()
        notices.waiting = try reader.value()
        notices.isHeld = try reader.value()
        notices.lastID = try reader.value()
        guard notices.isPossible else { throw .refused(at: start) }
        return notices
      })
  }
}

extension NoticesInput: HasCoding where Content: HasCoding {
  /// The coding of the inputs.
  public static var coding: Coding<Self> {
    Coding(
      write: { input, writer in
        switch input {
        case .post(let notice):
          writer.byte(0)
          writer.value(notice)
        case .dismiss(let id):
          writer.byte(1)
          writer.value(id)
        case .hold: writer.byte(2)
        case .release: writer.byte(3)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .post(try reader.value())
        case 1: return .dismiss(try reader.value())
        case 2: return .hold
        case 3: return .release
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}
