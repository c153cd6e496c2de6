/// Puts the inputs of a driver into words, each once.
///
/// An input is noted where it arrives and again at each level that embeds it; the last note, made
/// nearest to the root, says the most.
final class InputTrace {
  private let onInput: (String) -> Void
  private var text = ""

  init(onInput: @escaping (String) -> Void) { self.onInput = onInput }

  func begin<Input>(_ input: Input) { text = description(of: input) }

  func embed<Input>(_ input: Input) { text = description(of: input) }

  func end() { onInput(text) }

  /// Passes on what another one heard.
  func pass(_ text: String) { onInput(text) }
}
