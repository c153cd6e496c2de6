#if !hasFeature(Embedded)
  extension Driver {
    /// Calls `onInput` with the text of each input, after its state change and before anything is
    /// shown.
    package func trace(onInput: @escaping (String) -> Void) {
      engine.trace = InputTrace(onInput: onInput)
    }
  }
#endif
