#if !hasFeature(Embedded)
  /// The reaction to work whose process ended before the work did.
  enum WorkFate<Input: Sendable>: Sendable {
    /// The restored component receives an input that reports the loss.
    case lost(Input)
    /// The restored component receives an input that asks it to start the work again, under the
    /// same key.
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
