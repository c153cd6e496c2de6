public import ArcoCoding

extension Presence.Change: HasCoding where Who: HasCoding, Word: HasCoding {
  /// The coding of the change.
  public static var coding: Coding<Self> {
    Coding(
      write: { change, writer in
        switch change {
        case .here(let people):
          writer.byte(0)
          writer.value(people)
        case .came(let who, let word):
          writer.byte(1)
          writer.value(who)
          writer.value(word)
        case .left(let who):
          writer.byte(2)
          writer.value(who)
        }
      },
      read: { reader throws(CodingError) in
        switch try reader.byte() {
        case 0: return .here(try reader.value())
        case 1: return .came(try reader.value(), try reader.value())
        case 2: return .left(try reader.value())
        default: throw .refused(at: reader.position - 1)
        }
      })
  }
}
