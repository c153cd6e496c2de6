#if !hasFeature(Embedded)
  import ArcoCore

  /// What a driver took, as a value: where it began, and each input since.
  ///
  /// - State, Input: the driver's.
  ///
  ///     let recorder = driver.record()
  ///     driver.send(.beans(.plus))
  ///     let file = try JSONEncoder().encode(recorder.recording)
  ///
  ///     try driver.replay(JSONDecoder().decode(Recording<Brew, BrewInput>.self, from: file))
  ///
  /// Every input is in it, whoever sent it: a view, the host, an effect, another input's effect. So
  /// replaying needs no effect. What changes the state and is no input of the root cannot be
  /// written down as a value: a move, which is a closure, and an input that is private to a child.
  /// For these it has the state that they left, one for all between two inputs.
  /// Not `Sendable`, as ``Step/local(_:)`` is not; encode it to hand it on.
  /// - Complexity: an input takes its own size. A state shares its buffers with the driver's: the
  ///   first write to each after that copies it. Encoded it is written out in full.
  public struct Recording<State, Input> {
    /// What happened.
    public enum Step {
      /// An input, as the root takes it.
      case input(Input)
      /// Something else happened, that left this state.
      indirect case state(State)
      /// The state that a view keeps for itself (`local`) changed. Never encoded: nobody knows the
      /// types of what views keep.
      indirect case local(LocalStep)
    }

    /// What a view kept for itself, to be put back where the same face is shown.
    public struct LocalStep {
      let change: LocalChange
    }

    /// The state that it begins with.
    public let start: State
    /// What happened, in order.
    public internal(set) var steps: [Step] = []
    /// How many of its inputs found that their part was gone.
    var goneCount = 0
    /// Whether faces attached children. Without these children the inputs would do less.
    var isAttached = false

    /// Makes a recording by hand.
    public init(start: State, inputs: some Sequence<Input>) {
      self.start = start
      steps = inputs.map { .input($0) }
    }

    /// The inputs, if nothing else happened; nil if it did.
    public var inputs: [Input]? {
      var found: [Input] = []
      for step in steps {
        guard case .input(let input) = step else { return nil }
        found.append(input)
      }
      return found
    }

    /// The recording up to some step: for going through it step by step.
    ///
    /// - Complexity: O(`count`), and so is replaying it.
    public func prefix(_ count: Int) -> Recording {
      var other = self
      other.steps = Array(steps.prefix(count))
      return other
    }
  }

  @available(*, unavailable)
  extension Recording: Sendable {}

  @available(*, unavailable)
  extension Recording.LocalStep: Sendable {}
#endif
