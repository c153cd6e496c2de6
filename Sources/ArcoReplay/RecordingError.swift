#if !hasFeature(Embedded)
  /// Why a recording cannot be decoded or replayed.
  public enum RecordingError: Error, Equatable, Sendable {
    /// It was made of a component with other types of state and input: decode it as one of those.
    case anotherComponent(expected: String, found: String)
    /// It was written by a later version of Arco: update the one that reads.
    case laterFormat(known: Int, found: Int)
    /// The input of a step was for a part that the state does not have at that step. It had the
    /// part when the recording was made: the component has changed since.
    case partGone(step: Int, part: String)
    /// The view that kept the local state of a step is not there, or keeps another kind of state.
    case localGone(step: Int)
    /// It was made with faces that attach children, and the driver is not shown: show it with such
    /// a face first.
    case notShown
  }
#endif
