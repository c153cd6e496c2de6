#if !hasFeature(Embedded)
  /// The last inputs of a send that does not end: what a message names.
  final class RepeatingInputs {
    /// So many are heard.
    static var count: Int { 32 }

    /// Who read along before.
    let heardBefore: InputTrace?
    /// The inputs as the root has them, each once.
    private(set) var inputs: [String] = []

    init(heardBefore: InputTrace?) { self.heardBefore = heardBefore }

    /// Hears each input, beside who read along before.
    var trace: InputTrace {
      InputTrace { [self] input in
        if !inputs.contains(input) { inputs.append(input) }
        heardBefore?.pass(input)
      }
    }
  }
#endif
