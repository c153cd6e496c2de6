/// Describes each input of a driver once as text; or hands inputs over as values.
///
/// An input is noted where it arrives, and again at each level that embeds it. The last note, at the
/// root, says the most.
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

  func note<Input>(_ input: Input) {
    #if !hasFeature(Embedded)
      if let onValue { return onValue(input) }
    #endif
    text = description(of: input)
  }

  /// Passes on the text of the last note.
  func end() { onInput(text) }

  /// Passes on what another one heard.
  func pass(_ text: String) { onInput(text) }
}
