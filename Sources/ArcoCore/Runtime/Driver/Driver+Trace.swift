#if !hasFeature(Embedded)
  extension Driver {
    /// Reads along: hears of each input after its pure part, before anything is shown.
    package func trace(onInput: @escaping (String) -> Void) {
      engine.trace = InputTrace(onInput: onInput)
    }
  }
#endif
