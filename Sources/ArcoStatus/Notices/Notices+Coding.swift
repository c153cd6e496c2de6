public import ArcoCoding

extension Notice.Urgency: HasCoding {
  /// The coding of the urgency: one byte.
  public static var coding: Coding<Self> {
    Coding<Bool>.truth.mapped(to: { $0 ? .alert : .status }, from: { $0 == .alert })
  }
}

extension Notice: HasCoding where Content: HasCoding {
  /// The coding of a notice.
  public static var coding: Coding<Self> {
    Coding(
      write: { notice, writer in
        writer.value(notice.content)
        writer.value(notice.urgency)
        writer.value(notice.time)
      },
      read: { reader throws(CodingError) in
        Notice(try reader.value(), try reader.value(), for: try reader.value())
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
  /// The coding of the notices.
  public static var coding: Coding<Self> {
    Coding(
      write: { notices, writer in
        writer.value(notices.shown)
        writer.value(notices.waiting)
        writer.value(notices.isHeld)
        writer.value(notices.lastID)
      },
      read: { reader throws(CodingError) in
        var notices = Notices<Content>()
        notices.shown = try reader.value()
        notices.waiting = try reader.value()
        notices.isHeld = try reader.value()
        notices.lastID = try reader.value()
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
