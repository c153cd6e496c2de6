public import ArcoCoding

extension FieldProblem: HasCoding where Reason: HasCoding {
  /// The coding of the problem.
  public static var coding: Coding<Self> {
    Coding(
      write: { problem, writer in
        switch problem {
        case .format(let error):
          writer.byte(0)
          writer.value(error)
        case .refused(let reason):
          writer.byte(1)
          writer.value(reason)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .format(try reader.value())
        case 1: return .refused(try reader.value())
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}

extension FieldDraft.Asked: HasCoding {
  static var coding: Coding<Self> { .one(of: [.no, .running, .done]) }
}

extension FieldDraft: HasCoding where Reason: HasCoding {
  /// The coding of the draft: its texts, and the problems that checks have found. Counts that no
  /// person reaches are refused.
  public static var coding: Coding<Self> {
    Coding(
      write: { draft, writer in
        writer.value(draft.first)
        writer.value(draft.row)
        writer.value(draft.text)
        writer.value(draft.isTouched)
        writer.value(draft.calls)
        writer.value(draft.isShowing)
        writer.value(draft.misfit)
        writer.value(draft.refusal)
        writer.value(draft.finding)
        writer.value(draft.clash)
        writer.value(draft.outerClash)
        writer.value(draft.asked)
        writer.value(draft.questions)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        var draft = FieldDraft(try reader.value(), row: try reader.value())
        draft.text = try reader.value()
        draft.isTouched = try reader.value()
        draft.calls = try reader.value()
        draft.isShowing = try reader.value()
        draft.misfit = try reader.value()
        draft.refusal = try reader.value()
        draft.finding = try reader.value()
        draft.clash = try reader.value()
        draft.outerClash = try reader.value()
        draft.asked = try reader.value()
        draft.questions = try reader.value()
        guard draft.isPossible else { throw .refused(at: start) }
        return draft
      })
  }
}

extension FieldInput: HasCoding where Reason: HasCoding {
  /// The coding of the inputs.
  public static var coding: Coding<Self> {
    Coding(
      write: { input, writer in
        switch input {
        case .write(let text):
          writer.byte(0)
          writer.value(text)
        case .leave: writer.byte(1)
        case .check: writer.byte(2)
        case .answer(let finding):
          writer.byte(3)
          writer.value(finding)
        case .withdraw: writer.byte(4)
        case .refuse(let reason):
          writer.byte(5)
          writer.value(reason)
        case .focus: writer.byte(6)
        case .reset: writer.byte(7)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .write(try reader.value())
        case 1: return .leave
        case 2: return .check
        case 3: return .answer(try reader.value())
        case 4: return .withdraw
        case 5: return .refuse(try reader.value())
        case 6: return .focus
        case 7: return .reset
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}
