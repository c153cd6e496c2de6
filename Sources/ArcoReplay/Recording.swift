#if !hasFeature(Embedded)
  import ArcoCore

  /// The inputs of a driver as a value: the first state, and each input since.
  ///
  /// - State, Input: the types of the driver.
  ///
  ///     let recorder = driver.record()
  ///     driver.send(.beans(.plus))
  ///     let file = try JSONEncoder().encode(recorder.recording)
  ///
  ///     try driver.replay(JSONDecoder().decode(Recording<Brew, BrewInput>.self, from: file))
  ///
  /// A recording contains every input, whether a view, the host or an effect has sent it. So
  /// replaying needs no effects. Two kinds of changes cannot be recorded as inputs of the root:
  /// moves, which are closures, and private inputs of children. For these, the recording contains
  /// the state that they left, once for all such changes between two inputs. A recording is not
  /// `Sendable`, as ``Step/local(_:)`` is not. To send it to another task, encode it.
  /// - Complexity: an input takes its own size. A recorded state shares its buffers with the
  ///   driver's state, so the first write to each buffer copies it. An encoded state is written in
  ///   full.
  public struct Recording<State, Input> {
    /// A step of a recording.
    public enum Step {
      /// An input of the root.
      case input(Input)
      /// A change without an input of the root, with the state after it.
      indirect case state(State)
      /// A change of local state (`local`) of a view. It is never encoded, because the types of
      /// local states are not known.
      indirect case local(LocalStep)
    }

    /// The local state of a view, which a replay restores if the same face is shown.
    public struct LocalStep {
      let change: LocalChange
    }

    /// The first state.
    public let start: State
    /// The steps, in order.
    public internal(set) var steps: [Step] = []
    /// The number of inputs whose part was absent.
    var goneCount = 0
    /// True if faces attached children. Without these children, the inputs would do less.
    var isAttached = false

    /// Makes a recording from a state and inputs.
    public init(start: State, inputs: some Sequence<Input>) {
      self.start = start
      steps = inputs.map { .input($0) }
    }

    /// The inputs, if all steps are inputs; nil otherwise.
    public var inputs: [Input]? {
      var found: [Input] = []
      for step in steps {
        guard case .input(let input) = step else { return nil }
        found.append(input)
      }
      return found
    }

    /// Returns the first steps of the recording, for replaying it step by step.
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
