public import ArcoCoding

extension CalendarDate: HasCoding {
  /// The coding of a date: year, month and day. A day that the calendar does not have is refused.
  public static var coding: Coding<Self> {
    Coding(
      write: { date, writer in
        writer.value(date.year)
        writer.value(date.month)
        writer.value(date.day)
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let (year, month) = (try reader.value(Int.self), try reader.value(Int.self))
        guard let date = CalendarDate(year: year, month: month, day: try reader.value()) else {
          throw .refused(at: start)
        }
        return date
      })
  }
}

extension FormatError: HasCoding {
  /// The coding of the error.
  public static var coding: Coding<Self> {
    Coding(
      write: { error, writer in
        switch error {
        case .missing: writer.byte(0)
        case .tooLong(let most):
          writer.byte(1)
          writer.value(most)
        case .misfit(let expected, let found):
          writer.byte(2)
          writer.value(expected)
          writer.value(found)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .missing
        case 1: return .tooLong(most: try reader.value())
        case 2: return .misfit(expected: try reader.value(), found: try reader.value())
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}

extension FormatError.Expectation: HasCoding {
  /// The coding of the expected texts. Numbers with fewer than 0 or more than 9 digits after the
  /// point are neither written nor read.
  public static var coding: Coding<Self> {
    Coding(
      write: { expected, writer in
        if !expected.isPossible { writer.refuse() }
        switch expected {
        case .integer(let bounds):
          writer.byte(0)
          writer.value(bounds)
        case .number(let digits, let bounds):
          writer.byte(1)
          writer.value(digits)
          writer.value(bounds)
        case .decimal(let digits, let bounds):
          writer.byte(2)
          writer.value(digits)
          writer.value(bounds)
        case .date(let bounds):
          writer.byte(3)
          writer.value(bounds)
        case .oneOf(let texts):
          writer.byte(4)
          writer.value(texts)
        case .value(let words):
          writer.byte(5)
          writer.value(words)
        }
      },
      read: { reader throws(CodingError) in
        let start = reader.position
        let expected: Self
        switch try reader.byte() {
        case 0: expected = .integer(try reader.value())
        case 1: expected = .number(digits: try reader.value(), try reader.value())
        case 2: expected = .decimal(digits: try reader.value(), try reader.value())
        case 3: expected = .date(try reader.value())
        case 4: expected = .oneOf(try reader.value())
        case 5: expected = .value(try reader.value())
        default: throw .refused(at: start)
        }
        guard expected.isPossible else { throw .refused(at: start) }
        return expected
      })
  }
}
