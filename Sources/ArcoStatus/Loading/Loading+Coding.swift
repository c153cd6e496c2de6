public import ArcoCoding

extension Loading: HasCoding where Value: HasCoding, Failure: HasCoding {
  /// The coding of a value that is loaded.
  public static var coding: Coding<Self> {
    Coding(
      write: { loading, writer in
        switch loading {
        case .idle: writer.byte(0)
        case .loading: writer.byte(1)
        case .loaded(let value):
          writer.byte(2)
          writer.value(value)
        case .reloading(let value):
          writer.byte(3)
          writer.value(value)
        case .failed(let failure, let value):
          writer.byte(4)
          writer.value(failure)
          writer.value(value)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .idle
        case 1: return .loading
        case 2: return .loaded(try reader.value())
        case 3: return .reloading(try reader.value())
        case 4: return .failed(try reader.value(), try reader.value())
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}

extension LoadingInput: HasCoding where Value: HasCoding, Failure: HasCoding {
  /// The coding of the inputs.
  public static var coding: Coding<Self> {
    Coding(
      write: { input, writer in
        switch input {
        case .load: writer.byte(0)
        case .loaded(let value):
          writer.byte(1)
          writer.value(value)
        case .failed(let failure):
          writer.byte(2)
          writer.value(failure)
        case .stop: writer.byte(3)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .load
        case 1: return .loaded(try reader.value())
        case 2: return .failed(try reader.value())
        case 3: return .stop
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}
