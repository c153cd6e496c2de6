#if !hasFeature(Embedded)
  extension Driver {
    /// Calls `onInput` with each input in words, after its state change and before anything is
    /// shown.
    package func trace(onInput: @escaping (String) -> Void) {
      engine.trace = InputTrace(onInput: onInput)
    }
  }
#endif
