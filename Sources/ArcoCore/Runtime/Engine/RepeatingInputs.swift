#if !hasFeature(Embedded)
  /// The last inputs of a send that does not end: what a message names.
  final class RepeatingInputs {
    /// How many inputs are heard.
    static var count: Int { 32 }

    /// The trace that was there before.
    let heardBefore: InputTrace?
    /// The inputs as the root has them, each once.
    private(set) var inputs: [String] = []

    init(heardBefore: InputTrace?) { self.heardBefore = heardBefore }

    /// Hears each input, and passes it on to the trace that was there before.
    var trace: InputTrace {
      InputTrace { [self] input in
        if !inputs.contains(input) { inputs.append(input) }
        heardBefore?.pass(input)
      }
    }
  }
#endif
