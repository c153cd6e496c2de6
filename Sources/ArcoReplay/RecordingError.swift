#if !hasFeature(Embedded)
  /// The reason why a recording cannot be decoded or replayed.
  public enum RecordingError: Error, Equatable, Sendable {
    /// The recording is of a component with other types of state and input. Decode it with those
    /// types.
    case anotherComponent(expected: String, found: String)
    /// The recording was written by a later version of Arco. Update the version that reads it.
    case laterFormat(known: Int, found: Int)
    /// The input of a step is for a part that is absent at that step. The part was present when the
    /// recording was made, so the component has changed since.
    case partGone(step: Int, part: String)
    /// The view with the local state of a step is absent, or has local state of another type.
    case localGone(step: Int)
    /// The recording was made with faces that attach children, and the driver is not shown. Show it
    /// with such a face first.
    case notShown
  }
#endif
