public import ArcoCoding

extension FormState.Stage: HasCoding {
  /// The coding of the progress: one byte.
  public static var coding: Coding<Self> {
    .one(of: [.editing, .checking, .submitting, .submitted])
  }
}

extension FormState: HasCoding where Draft: HasCoding {
  /// The coding of the form: its drafts, and the progress of its submission. Bytes of a submission
  /// without the submitted draft are refused, and the reverse.
  public static var coding: Coding<Self> {
    Coding(
      write: { state, writer in
        writer.value(state.first)
        writer.value(state.draft)
        writer.value(state.stage)
        writer.value(state.returns)
        writer.value(state.sent)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        var state = FormState(try reader.value())
        state.draft = try reader.value()
        state.stage = try reader.value()
        state.returns = try reader.value()
        state.sent = try reader.value()
        guard state.isPossible else { throw .refused(at: start) }
        return state
      })
  }
}

extension FormInput: HasCoding where Input: HasCoding {
  /// The coding of the inputs.
  public static var coding: Coding<Self> {
    Coding(
      write: { input, writer in
        switch input {
        case .draft(let input):
          writer.byte(0)
          writer.value(input)
        case .submit: writer.byte(1)
        case .accepted: writer.byte(2)
        case .refused(let inputs):
          writer.byte(3)
          writer.value(inputs)
        case .seek: writer.byte(4)
        case .cancel: writer.byte(5)
        case .reset: writer.byte(6)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .draft(try reader.value())
        case 1: return .submit
        case 2: return .accepted
        case 3: return .refused(try reader.value())
        case 4: return .seek
        case 5: return .cancel
        case 6: return .reset
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}

extension RowsInput: HasCoding where Input: HasCoding {
  /// The coding of the inputs.
  public static var coding: Coding<Self> {
    Coding(
      write: { input, writer in
        switch input {
        case .row(let id, let input):
          writer.byte(0)
          writer.value(id)
          writer.value(input)
        case .add: writer.byte(1)
        case .remove(let id):
          writer.byte(2)
          writer.value(id)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .row(try reader.value(), try reader.value())
        case 1: return .add
        case 2: return .remove(try reader.value())
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}
