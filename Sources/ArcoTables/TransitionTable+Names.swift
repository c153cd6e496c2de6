import ArcoCore

#if !hasFeature(Embedded)

  extension TransitionTable {
    /// Draws the table as a Mermaid state diagram, with values as they print themselves.
    public func mermaid(from first: State, states: [State], inputs: [Input]) -> String {
      mermaid(
        from: first, states: states, inputs: inputs, stateName: { "\($0)" },
        inputName: { "\($0)" })
    }
  }

  extension TransitionTable where State: CaseIterable, Input: CaseIterable {
    /// Draws the whole table as a Mermaid state diagram, with values as they print themselves.
    ///
    ///     print(door.mermaid(from: .closed))
    ///
    /// - Parameter first: the state to begin in.
    public func mermaid(from first: State) -> String {
      mermaid(from: first, states: Array(State.allCases), inputs: Array(Input.allCases))
    }
  }
#endif
