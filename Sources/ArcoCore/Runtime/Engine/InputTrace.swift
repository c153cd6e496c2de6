/// Puts the inputs of a driver into words, each once; or hands them over as values.
///
/// An input is noted where it arrives and again at each level that embeds it; the last note, made
/// nearest to the root, says the most.
final class InputTrace {
  private let onInput: (String) -> Void
  private var text = ""

  init(onInput: @escaping (String) -> Void) { self.onInput = onInput }

  #if !hasFeature(Embedded)
    private var onValue: ((Any) -> Void)?

    /// Makes one that hands over each note as a value, and puts nothing into words.
    init(onValue: @escaping (Any) -> Void) {
      onInput = { _ in }
      self.onValue = onValue
    }
  #endif

  func begin<Input>(_ input: Input) { note(input) }

  func embed<Input>(_ input: Input) { note(input) }

  func end() { onInput(text) }

  private func note<Input>(_ input: Input) {
    #if !hasFeature(Embedded)
      if let onValue { return onValue(input) }
    #endif
    text = description(of: input)
  }

  /// Passes on what another one heard.
  func pass(_ text: String) { onInput(text) }
}
