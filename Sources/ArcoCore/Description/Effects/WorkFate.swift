#if !hasFeature(Embedded)
  /// What becomes of work whose process ends first.
  enum WorkFate<Input: Sendable>: Sendable {
    /// The component is told by an input.
    case lost(Input)
    /// The component is asked by an input to begin it again, under the key that it had.
    case again(Input)

    var input: Input {
      switch self {
      case .lost(let input), .again(let input): input
      }
    }

    var isAgain: Bool {
      if case .again = self { true } else { false }
    }

    func map<New: Sendable>(_ transform: (Input) -> New) -> WorkFate<New> {
      switch self {
      case .lost(let input): .lost(transform(input))
      case .again(let input): .again(transform(input))
      }
    }
  }
#endif
